/** What only this view knows: the offer being put together, the chosen card. No rule lives here. */
/** @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Local} Local  @typedef {import("./types").Picture} Picture */

/** @returns {Local} */
export const fresh = () => ({
  give: [], want: [], partner: null, counter: null, menu: false, choice: {}, hand: 0, kind: 0, peek: -1, playing: false,
});

/** Is the composer open? An offer that waits for an answer comes first: its counter-offer opens the composer. @param {Picture} p  @param {Local} local */
const isOpen = (p, local) => !p.over && (local.counter !== null
  || (p.act.composer && (p.turn.seat === p.you.seat || p.offers.every((offer) => offer.stale))));

/** @param {Ctx} c */
export const composing = (c) => isOpen(c.p, c.local);

/** Is there an offer that could be sent now? @param {Ctx} c */
export const ready = (c) => composing(c) && c.local.want.length > 0 && !!partner(c);

/** The offer that a counter-offer answers. @param {Ctx} c */
export const countered = (c) => c.p.offers.find((offer) => offer.id === c.local.counter) ?? null;

/** Whom the offer goes to. @param {Ctx} c */
export function partner(c) {
  const offer = countered(c);
  if (offer) {
    const known = c.p.partners.find((p) => p.seat === offer.from);
    return known ?? { seat: offer.from, name: c.p.seats.find((s) => s.seat === offer.from)?.name ?? "", answer: null };
  }
  return c.p.partners.find((p) => p.seat === c.local.partner) ?? c.p.partners.find((p) => p.answer !== "no") ?? c.p.partners[0] ?? null;
}

/** @param {Ctx} c  @param {Local["give"][number]} ref */
export function toggleGive(c, ref) {
  const same = c.local.give.filter((g) => g.place === ref.place && g.index === ref.index);
  c.set({ give: same.length ? c.local.give.filter((g) => !same.includes(g)) : [...c.local.give, ref] });
}

/** @param {Ctx} c  @param {string} id */
export function toggleWant(c, id) {
  c.set({ want: c.local.want.includes(id) ? c.local.want.filter((w) => w !== id) : [...c.local.want, id] });
}

/** @param {Ctx} c  @param {string} id */
export function dropWant(c, id) {
  const at = c.local.want.lastIndexOf(id);
  c.set({ want: c.local.want.filter((_, i) => i !== at) });
}

/**
 * After a new picture: keep what still makes sense, drop the rest.
 * @param {Local} local  @param {Picture} p  @param {Picture | null} before
 */
export function recheck(local, p, before) {
  const there = (/** @type {Local["give"][number]} */ ref) => {
    const cards = ref.place === "hand" ? p.you.hand : ref.place === "turned_over" ? p.turned_over : p.you.set_aside;
    return cards.some((card) => card.index === ref.index && card.bean === ref.bean);
  };
  if (local.counter !== null && !p.offers.some((offer) => offer.id === local.counter)) local.counter = null;
  const mine = (/** @type {Picture} */ q) => q.you.hand.length + q.turned_over.length;
  const traded = before !== null && (mine(p) < mine(before) || p.turn.number !== before.turn.number);
  const open = isOpen(p, local);
  if (traded || (!open && !p.bots.waiting && p.offers.length === 0)) { // cards have changed hands, or trading is over: this offer is done
    local.give = [];
    local.want = [];
  }
  if (!open) local.menu = false;
  local.give = local.give.filter(there);
  local.want = local.want.filter((id) => p.wants.includes(id));
  if (local.peek >= p.you.hand.length) local.peek = -1;
  local.hand = Math.min(local.hand, Math.max(0, p.you.hand.length - 1));
  if (!p.bots.waiting) local.playing = false;
}
