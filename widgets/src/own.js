/** This seat: coins, beans that must be planted, fields with their beanometers. */
import { h } from "./dom.js";
import { badge, bean, btn, coin, fieldNumber, icon, isAbout, nameOf, purse, rich } from "./parts.js";
import { aside, toPlant } from "./cards.js";
/** @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Field} Field */

/** A row of beans with the ruler below it: every number shows its meaning. @param {Ctx} c  @param {Field} field */
function beanometer(c, field) {
  const id = /** @type {string} */ (field.bean);
  const meter = c.beans[id]?.meter ?? [];
  const last = Math.max(1, ...meter.map(([cards]) => cards));
  const more = field.cards - last;
  return h("div", { class: "rowmeter", key: "meter", "aria-hidden": "true", style: `--n:${last}` },
    Array.from({ length: last }, (_, k) => {
      const mark = meter.find(([cards]) => cards === k + 1);
      return h("span", { key: k }, k < field.cards ? h("span", { class: "here" }, bean(id)) : h("u", null),
        mark && coin(c, mark[1], k < field.cards ? "" : "next"));
    }), more > 0 && h("span", { class: "more" }, h("bdi", { dir: "ltr" }, `+${c.n(more)}`)));
}

/** @param {Ctx} c  @param {Field} field */
function one(c, field) {
  const card = toPlant(c);
  const label = field.plant?.label;
  const can = !!card && !!field.plant;
  const refused = card && !can ? field.plant_refusal : null;
  const about = isAbout(c, "field", field.index);
  const id = `field-${field.index}`;
  const plant = () => (card ? c.send({ do: "plant", place: card.place, index: card.index, field: field.index })
    : c.send({ do: "why", field: field.index }));
  const harvest = () => c.send({ do: "harvest", field: field.index });
  const result = can ? field.plant?.result : "";
  return h("li", {
    key: field.index, class: `field ${field.bean ? "" : "empty"} ${can ? "can" : ""} ${refused ? "cannot" : ""} ${about ? "about" : ""}`,
    onclick: (/** @type {Event} */ e) => { if (card && !(/** @type {Element} */ (e.target).closest("button"))) plant(); },
    ondragover: can ? (/** @type {Event} */ e) => e.preventDefault() : null,
    ondrop: can ? (/** @type {Event} */ e) => { e.preventDefault(); plant(); } : null,
  },
  h("div", { class: "head", key: "head" }, field.bean && bean(field.bean),
    h("h3", { id }, field.bean ? c.w("beans.count", { n: c.n(field.cards), name: nameOf(c, field.bean) }) : c.w("field.empty")),
    fieldNumber(c, field.index), badge(c, about)),
  field.bean && beanometer(c, field),
  h("p", { class: "says", key: "says" }, result ? h("span", { class: "result", key: "r" }, icon("arrow", "flip"), rich(c, result))
    : field.line ? rich(c, field.line) : !field.bean && c.w("field.free")),
  h("div", { class: "does", key: "does" },
    can && btn({ key: "plant", class: "main", "data-plant": field.index, "data-main": true, "aria-describedby": id, onclick: plant }, label),
    refused && h("button", { key: "no", class: "why", "aria-disabled": "true", "aria-describedby": id, onclick: plant },
      icon("lock"), h("span", null, rich(c, refused))),
    field.harvest && !field.harvest_refusal && btn({
      key: "harvest", "data-harvest": field.index, "aria-describedby": id, onclick: harvest,
    }, rich(c, field.harvest)),
    field.harvest_refusal && h("button", { key: "noh", class: "why", "aria-disabled": "true", "aria-describedby": id, onclick: harvest },
      icon("lock"), h("span", null, rich(c, field.harvest_refusal)))));
}

/** A field that may be bought. Whether it may be bought now, Python says; asked too early, it explains. @param {Ctx} c */
function sale(c) {
  const { fields, sale: s } = c.p.you;
  if (!s) return null;
  const about = isAbout(c, "field", fields.length);
  const says = s.refusal ? "sale sale-no" : "sale";
  return h("li", { key: "sale", class: `field sale ${s.refusal ? "refused" : ""} ${about ? "about" : ""}` },
    h("div", { class: "head", key: "head" }, purse(), h("h3", { id: "sale" }, rich(c, s.title)), fieldNumber(c, fields.length), badge(c, about)),
    h("p", { class: "says", key: "says" }, rich(c, s.text)),
    h("div", { class: "does", key: "does" },
      btn({ "data-buy": true, "aria-disabled": s.refusal ? "true" : null, "aria-describedby": says, onclick: () => c.send({ do: "buy" }) },
        rich(c, s.label))),
    s.refusal && h("p", { class: "no-sale", id: "sale-no", key: "no" }, icon("lock"), h("span", null, rich(c, s.refusal))));
}

/** @param {Ctx} c */
export function own(c) {
  const you = c.p.you;
  const slots = you.fields.length + (you.sale ? 1 : 0);
  const coins = isAbout(c, "coins");
  return h("div", { role: "group", class: "own", key: "own", "aria-labelledby": "me", "data-slots": slots },
    h("div", { class: "mine" },
      h("div", { class: "me" }, h("h2", { id: "me" }, h("bdi", null, you.name)),
        h("span", { class: `purse ${coins ? "about" : ""}` }, purse(), h("span", { class: "num", "aria-hidden": "true" }, c.n(you.coins)),
          h("span", { class: "vh" }, c.w("coins", { n: c.n(you.coins) })), badge(c, coins))),
      aside(c)),
    h("ol", { class: "fields", "aria-label": c.w("fields"), style: `--fields:${slots}` },
      you.fields.map((field) => one(c, field)), sale(c)));
}
