/** The opponents: what anybody at the table can see of them. */
import { h } from "./dom.js";
import { badge, bean, coin, icon, isAbout, nameOf, plain, purse } from "./parts.js";
/** @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Seat} Seat */

/** @param {Ctx} c  @param {Seat["fields"][number]} field  @param {number} i */
function plot(c, field, i) {
  if (!field.bean) return h("div", { class: "plot free", key: i }, h("span", { class: "hole" }), h("span", { class: "what" }, c.w("field.empty")));
  const meter = c.beans[field.bean]?.meter ?? [];
  const last = Math.max(1, ...meter.map(([cards]) => cards));
  return h("div", { class: "plot", key: i }, bean(field.bean),
    h("div", { class: "what" }, h("span", null, h("b", null, c.n(field.cards)), " ", nameOf(c, field.bean)),
      h("span", { class: "bar" }, Array.from({ length: last }, (_, k) =>
        h("i", { class: `${k < field.cards ? "in" : ""} ${meter.some(([cards]) => cards === k + 1) ? "at" : ""}` })))),
    h("span", { class: "pays" }, coin(c, field.coins, field.coins ? "" : "none"),
      field.next && [h("bdi", { dir: "ltr", class: "num" }, `+${c.n(field.next.cards)}`), icon("arrow", "flip"), coin(c, field.next.coins, "next")]));
}

/** @param {Ctx} c  @param {Seat} seat */
function one(c, seat) {
  const about = isAbout(c, "seat", seat.seat);
  return h("li", { key: seat.seat, class: `seat ${seat.active ? "active" : ""} ${seat.acts ? "acts" : ""} ${about ? "about" : ""}` },
    h("div", { class: "head" },
      h("h3", null, h("bdi", { class: "who" }, seat.name), " ", h("small", null, c.w(seat.kind === "bot" ? "seat.bot" : "seat.person"))),
      seat.active && h("span", { class: "flag", "aria-hidden": "true" }, c.w("seat.turn")),
      h("span", { class: "backs", "aria-hidden": "true" },
        Array.from({ length: Math.min(seat.hand, 6) }, () => h("i", null)), h("span", { class: "num" }, c.n(seat.hand))),
      h("span", { class: "purse", "aria-hidden": "true" }, purse(), h("span", { class: "num" }, c.n(seat.coins))), badge(c, about)),
    h("p", { class: "vh" }, plain(c, seat.sentence)),
    h("div", { class: "plots", "aria-hidden": "true" }, seat.fields.map((field, i) => plot(c, field, i)),
      seat.set_aside.length > 0 && h("div", { class: "got-line", key: "aside" }, h("span", null, c.w("seat.aside")),
        seat.set_aside.map((card) => h("span", { class: "in" }, bean(card.bean), "\u00a0", nameOf(c, card.bean))))));
}

/** @param {Ctx} c */
export const seats = (c) => h("div", { role: "group", class: "players", key: "players", "aria-label": c.w("seats") },
  h("ul", { class: "seats", "data-count": c.p.seats.length }, c.p.seats.map((seat) => one(c, seat))));
