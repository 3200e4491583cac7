/**
 * A very small drawing helper: `h` describes, `patch` changes the page in place. Nothing is replaced that can stay,
 * so a focused element keeps its focus, its scroll place and its identity.
 * @typedef {import("./types").VNode} VNode
 * @typedef {import("./types").Kid} Kid
 */

const SVG = "http://www.w3.org/2000/svg";
/** Keys pressed on these must not reach the notebook (JupyterLab reads the mark on the focused element itself). */
const FOCUSABLE = new Set(["button", "input", "select", "a"]);

/**
 * @param {string} tag  @param {Record<string, any> | null} [props]  @param {...(Kid | Kid[])} kids
 * @returns {VNode}
 */
export function h(tag, props, ...kids) {
  const { key, ...rest } = props ?? {};
  if (FOCUSABLE.has(tag) || "tabindex" in rest) rest["data-lm-suppress-shortcuts"] = "true";
  if (tag === "button") rest.type ??= "button";
  /** @type {(VNode | string)[]} */
  const flat = [];
  for (const kid of kids.flat()) {
    if (kid === null || kid === undefined || kid === false || kid === "") continue;
    flat.push(typeof kid === "object" ? kid : String(kid));
  }
  return { tag, key, props: rest, kids: flat };
}

/** @type {WeakMap<Node, VNode>} */
const drawn = new WeakMap();

/** @param {Node} node  @param {VNode | string} want */
function fits(node, want) {
  if (typeof want === "string") return node.nodeType === Node.TEXT_NODE;
  const had = drawn.get(node);
  return !!had && had.tag === want.tag && had.key === want.key;
}

/** @param {VNode | string} want  @param {string | null} space */
function create(want, space) {
  if (typeof want === "string") return document.createTextNode(want);
  const ns = want.tag === "svg" ? SVG : space;
  const node = ns ? document.createElementNS(ns, want.tag) : document.createElement(want.tag);
  drawn.set(node, { tag: want.tag, key: want.key, props: {}, kids: [] });
  return node;
}

/** @param {any} node  @param {Record<string, any>} had  @param {Record<string, any>} want */
function setProps(node, had, want) {
  for (const name of Object.keys({ ...had, ...want })) {
    const value = want[name];
    if (name.startsWith("on")) node[name] = value ?? null;
    else if (had[name] === value) continue;
    else if (value === undefined || value === null || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Make `node` look like `want`.
 * @param {any} node  @param {VNode | string} want
 */
export function patch(node, want) {
  if (typeof want === "string") {
    if (node.data !== want) node.data = want;
    return;
  }
  const had = drawn.get(node);
  setProps(node, had?.props ?? {}, want.props);
  drawn.set(node, want);
  children(node, want.kids);
}

/** @param {any} parent  @param {(VNode | string)[]} wanted */
function children(parent, wanted) {
  const space = parent.namespaceURI === SVG ? SVG : null;
  const old = /** @type {Node[]} */ ([...parent.childNodes]);
  /** @type {(Node | null)[]} */
  const reuse = [];
  let from = 0;
  for (const want of wanted) { // old nodes keep their order: a match is only looked for further on
    const keyed = typeof want === "object" && want.key !== undefined;
    let at = -1;
    for (let i = from; i < old.length; i += 1) {
      if (fits(old[i], want)) { at = i; break; }
      if (!keyed && i - from > 1) break;
    }
    if (at >= 0) from = at + 1;
    reuse.push(at >= 0 ? old[at] : null);
  }
  const kept = new Set(reuse);
  for (const node of old) if (!kept.has(node)) node.parentNode?.removeChild(node);
  let place = parent.firstChild;
  wanted.forEach((want, i) => {
    const node = reuse[i] ?? parent.insertBefore(create(want, space), place);
    if (node === place) place = place.nextSibling;
    patch(node, want);
  });
}
