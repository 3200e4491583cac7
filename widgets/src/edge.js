/** Round the table: piles, note, log, undo and the opponents' controls. */
import { h } from "./dom.js";
import { bean, btn, icon, plain, rich, tint } from "./parts.js";
import { turned } from "./cards.js";
import { ready } from "./local.js";
/** @typedef {import("./types").Ctx} Ctx */

/** @param {Ctx} c */
export const centre = (c) => h("div", { role: "group", class: "centre", key: "centre", "aria-label": c.w("turned") }, turned(c),
  h("div", { class: "piles", role: "group", "aria-label": c.w("piles") },
    h("div", { class: "pile" }, h("span", { class: "back" }), h("span", null, h("b", null, rich(c, c.p.deck.label)), " ", rich(c, c.p.deck.pass))),
    h("div", { class: "pile" }, h("span", { class: "mini", style: c.p.discard.top ? tint(c.p.discard.top) : null }, c.p.discard.top && bean(c.p.discard.top)),
      h("span", null, h("b", null, rich(c, c.p.discard.label)), " ", plain(c, c.p.discard.top_label)))));

/** One at a time; it stays in the page when empty, so that it is read out when it comes. @param {Ctx} c */
export function note(c) {
  const { note: n } = c.p;
  return h("div", { class: "note", key: "note", role: "status" }, n && [
    h("h2", { key: "h" }, icon("warn"), h("span", null, rich(c, n.title))), n.text && h("p", { key: "t" }, rich(c, n.text)),
    n.source && h("p", { class: "src", key: "s" }, rich(c, n.source))]);
}

/** @param {Ctx} c */
export function log(c) {
  /** @type {import("./types").VNode[]} */
  const lines = [];
  let turn = NaN;
  for (const line of c.p.log) {
    if (line.turn !== turn) lines.push(h("li", { class: "turn", key: `t${line.turn}` }, c.w("log.turn", { n: c.n(line.turn) })));
    turn = line.turn;
    lines.push(h("li", { key: line.n }, h("span", { class: "num", "aria-hidden": "true" }, c.n(line.n)), h("span", null, rich(c, line.text))));
  }
  return h("div", { class: "side", key: "side" }, h("h2", { id: "log-h" }, c.w("log")),
    h("div", { class: "log", role: "log", "aria-live": "off", "aria-labelledby": "log-h", tabindex: 0 }, h("ol", null, lines)));
}

/** Let the opponents make one move, or all of theirs. @param {Ctx} c */
export function opponents(c) {
  if (!c.p.bots.waiting) return null;
  const on = c.local.playing;
  return h("div", { class: "row bots", key: "bots" },
    btn({
      key: "next", class: on || ready(c) ? "" : "main", "data-next": true, "data-main": !on, onclick: () => c.send({ do: "next" }),
    }, rich(c, c.p.bots.next)),
    btn({ key: "play", "data-play": true, class: on ? "main" : "", "data-main": on, onclick: () => c.set({ playing: !on }) },
      icon(on ? "stop" : "play", on ? "" : "flip"), c.w(on ? "bots.stop" : "bots.play")));
}

/** @param {Ctx} c */
export function foot(c) {
  const { undo } = c.p;
  return h("div", { class: "foot", key: "foot" },
    btn({ key: "undo", "data-undo": true, "aria-disabled": undo ? null : "true", onclick: () => undo && c.send({ do: "undo" }) },
      icon("undo", "flip"), c.w("undo")),
    h("span", { class: "turn-label", key: "turn" }, rich(c, c.p.turn.label)));
}
