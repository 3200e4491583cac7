/** Keys: arrows inside a group, Escape, undo. What is handled here does not reach the notebook. */
/** @typedef {import("./types").Ctx} Ctx */

/** @param {KeyboardEvent} e */
const withModifier = (e) => e.shiftKey || e.ctrlKey || e.metaKey || e.altKey;

/**
 * The host keeps the notebook's shortcuts away; for Enter with Shift or Ctrl it steps aside for one event.
 * The notebook listens on the document, so this listens before it, on the window.
 * @param {HTMLElement} host  @returns {() => void} stops listening
 */
export function letRunKeysPass(host) {
  const pass = (/** @type {KeyboardEvent} */ e) => {
    if (e.key !== "Enter" || !withModifier(e) || !e.composedPath().includes(host)) return;
    const inner = /** @type {HTMLElement | null} */ (host.shadowRoot?.activeElement ?? null);
    delete host.dataset.lmSuppressShortcuts;
    host.tabIndex = -1;
    host.focus({ preventScroll: true }); // the notebook sees a focus of its own, and no button here is pressed
    setTimeout(() => {
      host.dataset.lmSuppressShortcuts = "true";
      const stayed = document.activeElement === host; // elsewhere than in a notebook nobody took it
      host.removeAttribute("tabindex"); // which drops the focus too
      if (stayed) inner?.focus({ preventScroll: true });
    });
  };
  window.addEventListener("keydown", pass, true);
  return () => window.removeEventListener("keydown", pass, true);
}

/** @param {Ctx} c  @param {ShadowRoot} shadow  @param {KeyboardEvent} e */
export function onKey(c, shadow, e) {
  const on = shadow.activeElement;
  if (!on || !c.p) return;
  const done = () => { e.preventDefault(); e.stopPropagation(); };
  if (e.key.toLowerCase() === "z" && (e.ctrlKey || e.metaKey) && !e.shiftKey && !e.altKey) {
    if (c.p.undo) c.send({ do: "undo" });
    return done();
  }
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === "Escape") {
    if (c.local.menu) {
      c.set({ menu: false });
      c.focus(".add");
    } else if (c.local.give.length || c.local.want.length) c.set({ give: [], want: [] });
    return done();
  }
  if (e.key === "Enter" || e.key === " ") return e.stopPropagation(); // the button itself is pressed
  const group = /** @type {HTMLElement | null} */ (on.closest("[data-rove]"));
  if (!group) return;
  const items = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-item]")]);
  const at = items.indexOf(/** @type {HTMLElement} */ (on));
  if (at < 0) return;
  const ahead = c.rtl ? "ArrowLeft" : "ArrowRight";
  const back = c.rtl ? "ArrowRight" : "ArrowLeft";
  let to = at;
  if (e.key === ahead || e.key === "ArrowDown") to = (at + 1) % items.length;
  else if (e.key === back || e.key === "ArrowUp") to = (at - 1 + items.length) % items.length;
  else if (e.key === "Home") to = 0;
  else if (e.key === "End") to = items.length - 1;
  else return;
  done();
  items[to].focus();
  if (items[to].getAttribute("role") === "radio") items[to].click();
}
