/**
 * The bean table: an anywidget that draws a picture and sends requests (widgets/CONTRACT.md). It knows no rule.
 * @typedef {import("./types").Ctx} Ctx  @typedef {import("./types").Model} Model
 */
import css from "./table.css";
import { SYMBOLS } from "./beans.js";
import { h, patch } from "./dom.js";
import { composing, fresh, recheck } from "./local.js";
import { letRunKeysPass, onKey } from "./keys.js";
import { ribbon } from "./ribbon.js";
import { seats } from "./seats.js";
import { hand } from "./cards.js";
import { own } from "./own.js";
import { act } from "./act.js";
import { centre, foot, log, note } from "./edge.js";
import { plain } from "./parts.js";
import { followTheme } from "./theme.js";

const STEP = 700; // ms between two moves of the opponents when they play on

/** Names in another script must not turn the words around them. @param {string} text */
const isolate = (text) => (/[^ -~]/.test(text) ? `\u2068${text}\u2069` : text);

/** @param {{model: Model, el: HTMLElement}} args */
function render({ model, el }) {
  const host = document.createElement("div");
  host.dataset.lmSuppressShortcuts = "true"; // to the notebook, the focus is always on the host
  host.style.cssText = "display: block; min-inline-size: 300px";
  // Several views in one page need different names, as screen readers list them.
  const number = document.querySelectorAll("[data-bean-table]").length + 1;
  host.dataset.beanTable = String(number);
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = document.createElement("style");
  sheet.textContent = css;
  const symbols = document.createElement("div");
  symbols.innerHTML = SYMBOLS; // our own drawings; nothing else is ever put in as HTML
  const root = document.createElement("div");
  shadow.append(sheet, symbols, root);
  el.append(host);

  const local = fresh();
  /** @type {import("./types").Picture | null} */
  let before = null;
  let sentFor = -1;
  let quiet = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let digits = new Intl.NumberFormat("en");

  /** @type {Ctx} */
  const c = {
    p: /** @type {any} */ (null), local, words: {}, beans: {}, lang: "en", rtl: false,
    w: (key, fill = {}) => (c.words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => (name in fill ? isolate(String(fill[name])) : all)),
    n: (value) => digits.format(value),
    send: (request) => {
      sentFor = c.p.version;
      model.send({ version: c.p.version, ...request });
    },
    set: (change) => { Object.assign(local, change); draw(); },
    focus: (selector) => { for (const node of shadow.querySelectorAll(selector)) if (seen(node)) return /** @type {HTMLElement} */ (node).focus(); },
  };

  /** @param {Element} node */
  const seen = (node) => node.getClientRects().length > 0;

  /** Where the focus goes when what had it has gone. */
  const refocus = () => {
    for (const place of [".act [data-main]", ".own [data-main]", "#ask"]) {
      for (const node of shadow.querySelectorAll(place)) if (seen(node)) return /** @type {HTMLElement} */ (node).focus();
    }
  };

  const draw = () => {
    if (!c.p) return;
    const focused = shadow.activeElement;
    const { p } = c;
    const mode = composing(c) ? "trade" : p.you.to_plant ? (p.act.buttons.length ? "choose" : "plant") : p.bots.waiting || p.over ? "look" : "choose";
    patch(root, h("div", {
      class: "bt", role: "region", "aria-label": number > 1 ? c.w("table.number", { n: c.n(number) }) : c.w("table"),
      lang: c.lang, dir: c.rtl ? "rtl" : "ltr", "data-mode": mode, "data-bots": p.bots.waiting, "data-over": !!p.over,
    },
      h("p", { class: "vh", "aria-live": "polite", key: "say" }, plain(c, p.say)),
      h("div", { class: "grid", key: "grid" }, ribbon(c), note(c),
        h("div", { class: "main-zone", key: "main" }, seats(c), centre(c), act(c), own(c), hand(c)), log(c), foot(c))));
    if (focused && (shadow.activeElement !== focused || !seen(focused))) {
      if (focused.isConnected && seen(focused)) /** @type {HTMLElement} */ (focused).focus();
      else refocus();
    }
    measure();
    play();
  };

  /** Places that scroll sideways must be reachable by keyboard. */
  const measure = () => {
    for (const node of shadow.querySelectorAll(".seats")) {
      const wide = node.scrollWidth > node.clientWidth + 1;
      if (wide) node.setAttribute("tabindex", "0"); else node.removeAttribute("tabindex");
      node.toggleAttribute("data-lm-suppress-shortcuts", false);
      if (wide) node.setAttribute("data-lm-suppress-shortcuts", "true");
    }
  };

  const play = () => {
    if (local.playing && timer === undefined) {
      const step = () => {
        if (sentFor === c.p.version && (quiet += 1) < 15) return; // the last request is still on its way
        quiet = 0;
        c.send({ do: "next" });
      };
      timer = setInterval(step, STEP);
      step();
    } else if (!local.playing && timer !== undefined) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  const read = () => {
    c.words = model.get("words") ?? {};
    c.beans = model.get("beans") ?? {};
    c.lang = model.get("lang") || "en";
    c.rtl = model.get("dir") === "rtl";
    try { digits = new Intl.NumberFormat(c.lang, { useGrouping: false }); } catch { digits = new Intl.NumberFormat("en", { useGrouping: false }); }
    const picture = model.get("picture");
    if (picture?.steps) {
      c.p = picture;
      if (before !== picture) recheck(local, picture, before);
      before = picture;
    }
    draw();
  };

  const keydown = (/** @type {KeyboardEvent} */ e) => onKey(c, shadow, e);
  shadow.addEventListener("keydown", /** @type {EventListener} */ (keydown));
  const unfollow = followTheme(host);
  const unpass = letRunKeysPass(host);
  const sized = new ResizeObserver(measure);
  sized.observe(host);
  const events = ["words", "dir", "lang", "beans", "picture"].map((name) => `change:${name}`);
  for (const event of events) model.on(event, read);
  read();
  model.send({ do: "hello", version: c.p?.version ?? 0 });

  return () => {
    for (const event of events) model.off(event, read);
    clearInterval(timer);
    unfollow();
    unpass();
    sized.disconnect();
    host.remove();
  };
}

export default { render };
