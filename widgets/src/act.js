/** The panel that acts: the one place with the buttons of the step. */
import { h } from "./dom.js";
import { bean, btn, coin, fieldNumber, icon, nameOf, placeName, plain, rich } from "./parts.js";
import { composer, composerButtons } from "./composer.js";
import { opponents } from "./edge.js";
import { composing, countered, ready } from "./local.js";
/** @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Offer} Offer  @typedef {import("./types").Ref} Ref */

/** @param {Ctx} c  @param {string[]} ids */
const beans = (c, ids) => (ids.length
  ? h("ul", { class: "heap" }, ids.map((id) => h("li", null, bean(id), h("b", null, nameOf(c, id)))))
  : h("p", { class: "heap none" }, c.w("incoming.nothing")));

/** @param {Ctx} c  @param {Ref} ref */
function cardName(c, ref) {
  const cards = ref.place === "hand" ? c.p.you.hand : ref.place === "turned_over" ? c.p.turned_over : c.p.you.set_aside;
  const id = cards.find((card) => card.index === ref.index)?.bean;
  return `${id ? nameOf(c, id) : ""} (${placeName(c, ref)})`;
}

/** @param {Ctx} c  @param {Offer} offer */
function incoming(c, offer) {
  const chosen = Math.min(c.local.choice[offer.id] ?? 0, Math.max(0, offer.choice.length - 1));
  const dead = !!offer.stale;
  const countering = offer.id === c.local.counter;
  const id = `offer-${offer.id}`;
  return h("li", { key: offer.id, class: `incoming ${dead ? "stale" : ""}` }, h("h3", { id }, rich(c, offer.title)),
    h("div", { class: "deal" }, h("div", null, h("span", { class: "lbl" }, c.w("incoming.get")), beans(c, offer.give)), icon("swap", "flip"),
      h("div", null, h("span", { class: "lbl" }, c.w("incoming.pay")), beans(c, offer.want))),
    (dead || offer.refusal) && h("p", { class: "gone", key: "stale" }, icon("warn"), h("span", null, rich(c, offer.stale ?? offer.refusal))),
    !dead && !countering && offer.choice.length > 1 && h("div", { class: "choice", key: "choice" },
      h("p", { id: `${id}-w` }, c.w("incoming.which")),
      h("div", { role: "radiogroup", "aria-labelledby": `${id}-w`, "data-rove": "choice", class: "choices" }, offer.choice.map((set, i) =>
        h("button", { key: i, role: "radio", "aria-checked": String(i === chosen), tabindex: i === chosen ? 0 : -1, "data-item": i,
          onclick: () => c.set({ choice: { ...c.local.choice, [offer.id]: i } }) },
        h("span", { class: "dot" }), set.map((ref) => cardName(c, ref)).join(", "))))),
    !countering && h("div", { class: "row", key: "row" },
      btn({ key: "yes", class: "yes", "data-main": !dead, "data-accept": offer.id, "aria-describedby": id,
        "aria-disabled": dead || (offer.want.length > 0 && offer.choice.length === 0) ? "true" : null,
        onclick: () => c.send({ do: "accept", offer: offer.id, cards: offer.choice[chosen] ?? [] }) }, icon("check"), c.w("incoming.accept")),
      btn({ key: "no", "data-decline": offer.id, "aria-describedby": id, onclick: () => c.send({ do: "decline", offer: offer.id }) },
        icon("cross"), c.w("incoming.decline")),
      !dead && offer.counter && btn({ key: "but", "data-counter": offer.id, "aria-describedby": id, onclick: () => {
        const pay = (offer.choice[chosen] ?? []).map((ref) => ({
          ...ref, bean: (ref.place === "hand" ? c.p.you.hand : c.p.turned_over).find((card) => card.index === ref.index)?.bean ?? "",
        }));
        c.set({ counter: offer.id, give: pay.filter((g) => g.bean), want: offer.give.filter((w) => c.p.wants.includes(w)), menu: false });
        c.focus("[data-partner]");
      } }, icon("swap", "flip"), c.w("incoming.counter"))));
}

/** @param {Ctx} c */
function result(c) {
  const over = c.p.over;
  if (!over) return null;
  return h("div", { class: "over", key: "over" }, over.text && h("p", null, rich(c, over.text)),
    h("table", null,
      h("thead", null, h("tr", null,
        ["over.rank", "over.name", "over.coins", "over.hand"].map((key) => h("th", { scope: "col" }, c.w(key))))),
      h("tbody", null, over.rows.map((row) => h("tr", { key: row.seat, class: row.rank === 1 ? "first" : "" },
        h("td", null, h("span", { class: "rank" }, c.n(row.rank))),
        h("th", { scope: "row" }, h("bdi", null, row.name)),
        h("td", null, h("span", { class: "coin" }, c.n(row.coins))), h("td", null, c.n(row.hand)))))));
}

/** @param {Ctx} c  @param {import("./types").Field} field  @param {import("./types").Kid[]} drawn  @param {string | null | undefined} text */
const outcome = (c, field, drawn, text) => h("li", { key: field.index },
  h("div", { class: "grow", "aria-hidden": "true" }, drawn),
  h("p", null, fieldNumber(c, field.index), h("span", null, plain(c, text))));

/** @param {string} id  @param {number} n */
const row = (id, n) => Array.from({ length: Math.min(n, 10) }, () => bean(id));

/** What each field would hold, or pay, drawn so that the fields can be compared. @param {Ctx} c */
function compare(c) {
  const { you } = c.p;
  const asked = you.to_plant;
  const list = asked?.place === "hand" ? you.hand : asked?.place === "turned_over" ? c.p.turned_over : you.set_aside;
  const card = list.find((one) => one.index === asked?.index);
  if (!card) return null;
  const can = you.fields.filter((field) => field.plant);
  const pay = can.length ? [] : you.fields.filter((field) => field.bean && field.harvest && !field.harvest_refusal);
  if (can.length + pay.length === 0) return null;
  return h("ul", { class: "then", key: "then" },
    can.map((field) => outcome(c, field,
      [...row(card.bean, field.cards), h("span", { class: "new" }, bean(card.bean))], field.plant?.result)),
    pay.map((field) => outcome(c, field, [
      ...row(field.bean ?? "", field.cards), icon("arrow", "flip"),
      ...Array.from({ length: field.coins }, () => h("span", { class: "coin" })), field.coins === 0 && coin(c, 0, "none"),
    ], field.harvest)));
}

/** @param {Ctx} c */
export function act(c) {
  const { p } = c;
  const open = composing(c);
  const counter = countered(c);
  const sends = ready(c);
  const title = p.over ? p.over.title : p.act.title;
  const calm = !p.now.yours || (!!p.you.to_plant && p.act.buttons.length === 0);
  return h("div", { role: "group", class: `act ${calm && !p.over ? "calm" : ""}`, key: "act", "aria-labelledby": "act-h" },
    h("div", { class: "act-top" }, h("h2", { class: "big", id: "act-h" }, rich(c, title)),
      !p.over && p.act.text && h("p", { key: "text" }, rich(c, p.act.text))),
    result(c), !open && !p.over && compare(c),
    p.offers.length > 0 && h("ul", { class: "offers", key: "offers" },
      p.offers.filter((o) => !counter || o === counter).map((offer) => incoming(c, offer))),
    open && composer(c),
    p.answers.length > 0 && h("ul", { class: "answers", key: "answers" }, p.answers.map((a) =>
      h("li", { class: `answer ${a.said}`, key: a.seat }, icon(a.said === "yes" ? "check" : "cross"),
        h("span", null, h("b", null, rich(c, a.title)), " ", a.text && h("q", null, rich(c, a.text)))))),
    h("div", { class: "row", key: "row" }, open && composerButtons(c), !counter && p.act.buttons.map((b) =>
      btn({
        key: `b-${b.id}`, class: b.main && !sends ? "main" : "", "data-main": !!b.main && !sends, "data-button": b.id,
        onclick: () => c.send({ do: "button", id: b.id }),
      }, rich(c, b.label)))),
    opponents(c));
}
