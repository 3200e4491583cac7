/** Cards of this seat and the turned-over ones: where a press goes depends on what is asked now. */
import { h } from "./dom.js";
import { badge, bean, face, icon, isAbout, nameOf, rich, tint } from "./parts.js";
import { composing, toggleGive, toggleWant } from "./local.js";
/** @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Card} Card */

/**
 * May this card be the one to plant? The kernel names one; cards that wait on the table are interchangeable.
 * @param {Ctx} c  @param {string} place  @param {number} index
 */
export function plantable(c, place, index) {
  const asked = c.p.you.to_plant;
  if (!asked) return false;
  if (asked.place === "hand") return place === "hand" && index === asked.index;
  return place !== "hand" && (place !== "turned_over" || c.p.turn.seat === c.p.you.seat);
}

/** @param {Ctx} c */
export const toPlant = (c) => c.p.you.to_plant;

/** @param {Ctx} c  @param {string} place  @param {Card} card */
function press(c, place, card) {
  if (composing(c) && place !== "set_aside") {
    if (place === "hand" || c.p.turn.seat === c.p.you.seat) return toggleGive(c, { place, index: card.index, bean: card.bean });
    if (c.p.wants.includes(card.bean)) return toggleWant(c, card.bean);
  }
  if (plantable(c, place, card.index)) {
    const asked = toPlant(c);
    if (asked?.place === place && asked.index === card.index) return c.focus("[data-plant]");
    return c.send({ do: "choose", place, index: card.index });
  }
  c.send({ do: "why", place, index: card.index });
}

/** @param {Ctx} c  @param {string} place  @param {Card} card */
function state(c, place, card) {
  const offered = composing(c) && c.local.give.some((g) => g.place === place && g.index === card.index);
  const plants = !composing(c) && plantable(c, place, card.index);
  const now = toPlant(c);
  const chosen = plants && now?.place === place && now.index === card.index;
  const usable = plants || (composing(c) && place !== "set_aside");
  return { offered, plants, chosen, usable, about: isAbout(c, place, card.index) };
}

/** @param {Ctx} c */
export function hand(c) {
  const cards = c.p.you.hand;
  const at = Math.min(c.local.hand, Math.max(0, cards.length - 1));
  return h("div", { role: "group", class: "hand-zone", key: "hand", "aria-label": c.w("hand") },
    h("ol", { class: "hand", "data-rove": "hand", "data-many": cards.length > 9 }, cards.map((card, i) => {
      const s = state(c, "hand", card);
      const flag = s.chosen ? c.w("hand.plant") : i === 0 ? c.w("hand.front") : "";
      return h("li", { key: i, class: `${i === 0 ? "front" : ""} ${s.chosen ? "asked" : ""} ${c.local.peek === i ? "peek" : ""} ${s.about ? "about" : ""}` },
        flag && h("span", { class: "tab", "aria-hidden": "true", key: "tab" }, flag),
        h("button", {
          key: "card", class: `card ${s.offered ? "offered" : ""}`, style: tint(card.bean), tabindex: i === at ? 0 : -1, "data-hand": i, "data-item": i,
          "aria-label": [
            c.w("card", { name: nameOf(c, card.bean), n: c.n(i + 1), total: c.n(cards.length) }), flag, s.offered && c.w("offer.in"),
          ].filter(Boolean).join(", "),
          "aria-pressed": composing(c) ? String(s.offered) : null, "aria-disabled": s.usable ? null : "true",
          draggable: s.plants ? "true" : null,
          onclick: () => { c.local.hand = i; c.local.peek = i; press(c, "hand", card); },
          onfocus: () => { if (c.local.hand !== i) c.set({ hand: i }); },
          ondragstart: (/** @type {DragEvent} */ e) => e.dataTransfer?.setData("text/plain", "card"),
        }, face(c, card.bean), s.offered && h("span", { class: "tick", key: "tick" }, icon("check")), badge(c, s.about)));
    }),
    h("li", { class: "end", key: "end" }, h("span", null, cards.length ? c.w("hand.end") : c.w("hand.empty")))));
}

/** @param {Ctx} c */
export function turned(c) {
  return h("div", { class: "turned" }, h("h2", { id: "turned-h" }, c.w("turned")),
    h("ul", { "aria-labelledby": "turned-h" }, c.p.turned_over.map((card) => {
      const s = state(c, "turned_over", card);
      const mine = composing(c) && c.p.turn.seat === c.p.you.seat;
      const tag = s.offered ? [icon("check"), c.w("offer.in")] : s.chosen ? [icon("check"), c.w("hand.chosen")] : rich(c, card.note);
      return h("li", { key: card.index, class: s.about ? "about" : "" },
        h("button", {
          class: `card ${s.offered ? "offered" : ""} ${s.chosen ? "chosen" : ""}`, style: tint(card.bean),
          "aria-label": c.w("card.turned", { name: nameOf(c, card.bean) }),
          "aria-pressed": mine ? String(s.offered) : s.plants ? String(s.chosen) : null, "aria-disabled": s.usable ? null : "true",
          "data-turned": card.index, onclick: () => press(c, "turned_over", card),
        }, face(c, card.bean), badge(c, s.about)),
        h("span", { class: `tag ${s.offered || s.chosen ? "on" : ""}` }, tag));
    }),
    c.p.turned_over.length === 0 && [0, 1].map((i) => h("li", { key: `hole${i}` }, h("span", { class: "hole-card" }, c.w("turned.empty"))))));
}

/** @param {Ctx} c */
export function aside(c) {
  const got = c.p.you.set_aside;
  return h("div", { class: "aside" }, h("h3", { id: "aside-h" }, c.w("aside")),
    got.length === 0 ? h("p", { key: "none" }, c.w("aside.empty"))
      : h("ul", { class: "got", key: "got", "aria-labelledby": "aside-h" }, got.map((card) => {
        const s = state(c, "set_aside", card);
        return h("li", { key: card.index, class: s.about ? "about" : "" },
          h("button", {
            class: `tile ${s.chosen ? "chosen" : ""}`, style: tint(card.bean), "aria-disabled": s.usable ? null : "true", "data-aside": card.index,
            "aria-pressed": s.plants ? String(s.chosen) : null, onclick: () => press(c, "set_aside", card),
          }, bean(card.bean), h("span", null, h("b", null, nameOf(c, card.bean)), h("small", null, rich(c, card.from))),
          s.chosen && icon("check"), badge(c, s.about)));
      })),
    got.length > 0 && h("p", { class: "must", key: "must" }, icon("lock"), c.w("aside.must")));
}
