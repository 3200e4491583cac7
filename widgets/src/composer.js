/** Putting an offer together: partner, cards that you give, beans that you want. */
import { h } from "./dom.js";
import { bean, btn, icon, nameOf, placeName, tint } from "./parts.js";
import { countered, dropWant, partner, ready, toggleGive } from "./local.js";
/** @typedef {import("./types").Ctx} Ctx */

/** @param {Ctx} c */
function partners(c) {
  const chosen = partner(c);
  const list = countered(c) ? (chosen ? [chosen] : []) : c.p.partners;
  return h("div", { class: "to" }, h("h3", { class: "lbl", id: "to-h" }, c.w(countered(c) ? "counter.to" : "offer.to")),
    h("div", { class: "seg", role: "radiogroup", "aria-labelledby": "to-h", "data-rove": "partner" }, list.map((p) => {
      const on = p.seat === chosen?.seat;
      return h("button", {
        key: p.seat, role: "radio", "aria-checked": String(on), tabindex: on ? 0 : -1, "data-item": p.seat, "data-partner": p.seat,
        onclick: () => c.set({ partner: p.seat }),
      }, h("bdi", null, p.name), p.answer && icon(p.answer === "no" ? "cross" : "check", p.answer),
      p.answer && h("span", { class: "vh" }, ` ${c.w(`said.${p.answer}`)}`));
    })));
}

/** @param {Ctx} c  @param {string} key  @param {string} id  @param {string} title  @param {string} small  @param {() => void} drop */
const chip = (c, key, id, title, small, drop) => h("li", { key, class: "chip", style: tint(id) }, bean(id),
  h("span", null, h("b", null, title), small && h("small", null, small)),
  h("button", { "aria-label": c.w("offer.remove", { name: nameOf(c, id) }), onclick: drop }, icon("cross")));

/** @param {Ctx} c */
function menu(c) {
  const at = Math.min(c.local.kind, c.p.wants.length - 1);
  return h("div", { class: "kinds", key: "kinds" },
    h("div", { class: "kinds-head" }, h("h3", { id: "kinds-h" }, c.w("offer.want.which")),
      btn({ class: "small", onclick: () => { c.set({ menu: false }); c.focus(".add"); } }, c.w("offer.want.close"))),
    h("div", { class: "kinds-grid", role: "group", "aria-labelledby": "kinds-h", "data-rove": "kind" }, c.p.wants.map((id, i) =>
      h("button", { key: id, class: "kind", style: tint(id), tabindex: i === at ? 0 : -1, "data-item": i, "data-kind": id,
        onfocus: () => { if (c.local.kind !== i) c.set({ kind: i }); }, onclick: () => { c.set({ want: [...c.local.want, id], menu: false }); c.focus(".add"); } },
      bean(id), h("span", { class: "code", "aria-hidden": "true" }, c.beans[id]?.code ?? ""), h("span", { class: "nm" }, nameOf(c, id))))));
}

/** @param {Ctx} c */
export function composer(c) {
  const { give, want } = c.local;
  const kinds = [...new Set(want)];
  return h("div", { class: "composer", key: "composer" }, partners(c),
    h("div", { class: "swap" },
      h("div", { class: "tray" }, h("h3", { id: "give-h" }, c.w("offer.give")),
        give.length === 0 ? h("p", { class: "hint", key: "hint" }, c.w("offer.give.hint"))
          : h("ul", { key: "chips", "aria-labelledby": "give-h" }, give.map((g) =>
            chip(c, `${g.place}${g.index}`, g.bean, nameOf(c, g.bean), placeName(c, g), () => toggleGive(c, g))))),
      icon("swap", "flip"),
      h("div", { class: "tray" }, h("h3", { id: "want-h" }, c.w("offer.want")),
        h("div", { class: "wanted" },
          kinds.length === 0 ? h("p", { class: "hint", key: "hint" }, c.w("offer.want.hint"))
            : h("ul", { key: "chips", "aria-labelledby": "want-h" }, kinds.map((id) => {
              const n = want.filter((w) => w === id).length;
              return chip(c, id, id, n > 1 ? c.w("beans.count", { n: c.n(n), name: nameOf(c, id) }) : nameOf(c, id), "", () => dropWant(c, id));
            })),
          h("button", { class: "add", key: "add", "aria-label": c.w("offer.want.add"), "aria-expanded": String(c.local.menu),
            onclick: () => { c.set({ menu: !c.local.menu }); if (c.local.menu) c.focus(".kind[tabindex='0']"); } }, icon("plus"))))),
    c.local.menu && menu(c));
}

/** The buttons that send what was put together. @param {Ctx} c */
export function composerButtons(c) {
  const { give, want } = c.local;
  const to = partner(c);
  const offer = countered(c);
  const cards = give.map(({ place, index }) => ({ place, index }));
  const sends = ready(c);
  const send = () => {
    if (!to) return;
    c.set({ menu: false });
    c.send(offer ? { do: "counter", offer: offer.id, give: cards, want } : { do: "offer", partner: to.seat, give: cards, want });
  };
  const name = to?.name ?? "";
  return [
    btn({
      key: "offer", class: sends ? "main" : "", "data-main": sends, "data-offer": true, "aria-disabled": sends ? null : "true",
      onclick: () => (sends || !give.length ? send() : c.focus(".add")), // nothing offered: Python says so
    }, offer ? c.w("counter.send") : c.w("offer.send", { name })),
    want.length === 0 && btn({
      key: "gift", "data-gift": true, "aria-disabled": give.length ? null : "true",
      onclick: send,
    }, c.w("offer.gift")),
    offer && btn({
      key: "back", onclick: () => { c.set({ counter: null, give: [], want: [], menu: false }); c.focus("[data-counter]"); },
    }, c.w("counter.back")),
  ];
}
