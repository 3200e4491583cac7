/** Small pieces that every part of the table uses. */
import { h } from "./dom.js";
import { known } from "./beans.js";
/** @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Kid} Kid */

/** @type {Record<string, string>} */
const ICONS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  plus: "M12 5.5v13M5.5 12h13",
  undo: "M8.5 5L4 9.5 8.5 14M4.5 9.5h9.5a5.5 5.5 0 0 1 0 11H9",
  play: "M8 5.5v13l10.5-6.5z",
  stop: "M7 7h10v10H7z",
  arrow: "M4 12h15M13.5 6.5L19 12l-5.5 5.5",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9.5h-13z",
  warn: "M12 7.5v5.5M12 16.5v.2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  swap: "M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19",
};

/** @param {string} name  @param {string} [more] */
export const icon = (name, more = "") =>
  h("svg", { class: `ico ${more}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, h("path", { d: ICONS[name] }));

/** The drawing of a kind. @param {string} id */
export const bean = (id) =>
  h("svg", { class: "bean", viewBox: "0 0 50 50", "aria-hidden": "true", focusable: "false" }, h("use", { href: `#bean-${known(id)}` }));

/** A purse: three coins on top of each other. */
export const purse = () =>
  h("svg", { class: "ico purse-ico", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: "M4 7v10c0 2 3.5 3.5 8 3.5s8-1.5 8-3.5V7" }), h("ellipse", { cx: 12, cy: 7, rx: 8, ry: 3.5 }),
    h("path", { d: "M4 12c0 2 3.5 3.5 8 3.5s8-1.5 8-3.5" }));

/** @param {Ctx} c  @param {number} value  @param {"" | "next" | "none"} [state] */
export const coin = (c, value, state = "") => h("span", { class: `coin ${state}` }, c.n(value));

/** @param {Ctx} c  @param {string} id */
export const nameOf = (c, id) => c.beans[id]?.name ?? id;

const BEAN = /\ue000([^\ue000\ue001]*)\ue001/;

/** Text from Python, with its beans drawn: everything else stays plain text. @param {Ctx} c  @param {string | null | undefined} text */
export function rich(c, text) {
  return (text ?? "").split(BEAN).map((part, i) =>
    i % 2 ? h("bdi", { class: "in" }, bean(part), "\u00a0", nameOf(c, part)) : part);
}

/** The same for attributes and hidden text. @param {Ctx} c  @param {string | null | undefined} text */
export const plain = (c, text) => (text ?? "").split(BEAN).map((part, i) => (i % 2 ? nameOf(c, part) : part)).join("");

/** The mark at what a note speaks of; without an index, of which there is one. @param {Ctx} c  @param {string} at  @param {number} [index] */
export const isAbout = (c, at, index) => !!c.p.note?.about?.some((a) => a.at === at && (index === undefined || a.index === index));

/** @param {Ctx} c  @param {boolean} on */
export const badge = (c, on) => on && h("span", { class: "badge", key: "badge" }, icon("warn"), h("span", { class: "vh" }, c.w("about")));

/** The square number of a field. @param {Ctx} c  @param {number} index */
export const fieldNumber = (c, index) => h("span", { class: "no-f" },
  h("span", { class: "vh" }, c.w("field", { n: c.n(index + 1) })), h("span", { "aria-hidden": "true" }, c.n(index + 1)));

/** What the four coins of a kind cost, as on the card. @param {Ctx} c  @param {string} id */
export function ladder(c, id) {
  const meter = c.beans[id]?.meter ?? [];
  const most = Math.max(4, ...meter.map(([, coins]) => coins));
  return h("span", { class: "ladder", "aria-hidden": "true" }, Array.from({ length: most }, (_, i) => {
    const need = meter.find(([, coins]) => coins === i + 1)?.[0];
    return h("span", { class: need ? "" : "no" }, h("svg", { viewBox: "0 0 16 16", class: "stack" }, need ? Array.from({ length: i + 1 }, (_, k) =>
      h("rect", { x: 1.5, y: 12 - k * 3.2, width: 13, height: 3, rx: 1.5 })) : null), need ? c.n(need) : "\u2013");
  }));
}

/** The face of a card. @param {Ctx} c  @param {string} id */
export const face = (c, id) => [
  h("span", { class: "tint" }),
  h("span", { class: "code", "aria-hidden": "true" }, c.beans[id]?.code ?? ""),
  h("span", { class: "all", "aria-hidden": "true" }, c.beans[id] ? c.n(c.beans[id].cards) : ""),
  bean(id), h("span", { class: "name" }, nameOf(c, id)), ladder(c, id)];

/** @param {string} id */
export const tint = (id) => `--tint:var(--b-${known(id) || "none"})`;

/** @param {Ctx} c  @param {import("./types").Ref} ref */
export const placeName = (c, ref) => c.w(`place.${ref.place}`, { n: c.n(ref.index + 1) });

/** A button. @param {any} props  @param {...(Kid | Kid[])} kids */
export const btn = (props, ...kids) => h("button", { ...props, class: `btn ${props.class ?? ""}` }, ...kids);
