/** Our own drawings, one symbol a kind: three independent signs are silhouette, colour and the two-letter code beside it. */

/** @param {string} path */
const body = (path) => `<path class="f" d="${path}"/><path class="o" d="${path}"/>`;
/** @param {number} x @param {number} y @param {number} r */
const ball = (x, y, r) => `<circle class="f" cx="${x}" cy="${y}" r="${r}"/><circle class="o" cx="${x}" cy="${y}" r="${r}"/>`;

/** @type {Record<string, string>} */
const ART = {
  blue: `${body("M27.5 2c.5 8.5 13.5 15 13.5 27.5C41 39 33.5 46 24 46S7 39 7 29.5C7 18 22.5 14 27.5 2z")}
    <path class="s" d="M38.5 25c2 11-5 18.5-14.5 18.5-6 0-10.5-2.5-13.5-6.5 2.5 5.5 7.5 8 13.5 8 9 0 16-6.5 16-15.5 0-1.6-.6-3.2-1.5-4.5z"/>
    <path class="h" d="M11.5 30c0-5.5 3.2-8.5 7-11.5"/><path class="pale" d="M33 23c2.6 3.4 3.2 7 2 10.5"/>`,
  chili: `${body("M32 9.5c6.5 1 10.5 7 9 15.5C38.5 38 25 46.5 4 45.5c8.5-3.5 12.5-9.5 13.5-18C18.5 18 23.5 8.5 32 9.5z")}
    <path class="s" d="M40 21c0 12-11.5 22-29.5 23.5C28 44 38.5 35.5 40.5 25c.3-1.5.1-2.8-.5-4z"/>
    <path class="h" d="M22.5 27c.8-5 2.8-8.5 6-10"/>
    <path class="g" d="M24.5 14.5c0-6 4.5-9.5 10-9 6 .6 9 5.5 8 12-3-.5-4.5-3.5-7-3.5-2.8 0-3.5 3-5.5 3-2.2 0-2.8-2.5-5.5-2.5z"/>
    <path class="stem" d="M35.5 5.5C35.5 4 36.5 2.8 38.5 2"/>`,
  stink: `${body("M3.5 35c0-8 7-11.5 13.5-10 5 1.2 9 1.2 14 0C37.5 23.5 44.5 27 44.5 35c0 8.5-9 11.5-20.5 11.5S3.5 43.5 3.5 35z")}
    <path class="s" d="M42 32.5c1.5 8-6.5 11-18 11-7.5 0-13.5-1.3-17-4.5 2 4.5 8.5 6 17 6 10.5 0 19-2.5 19-9.5 0-1.1-.3-2.1-1-3z"/>
    <path class="h" d="M8.5 34c.3-3 2.5-4.8 5.5-4.8"/>
    <path class="fume" d="M15 21.5C8.5 18 9.5 9.5 15.5 9.5c4.5 0 4.5 5.5 1 5.5M32 21.5C24.5 16 26 4.5 33.5 3.5c6-.8 6.5 7 1.8 7"/>`,
  green: `${body("M2.5 42C2 30 10.5 18.5 22 10.5 30 5 38.5 1.5 45.5 2.5 47 10 43.5 19 37.5 26.5 29 37 16.5 45.5 5 45.5c-1.8 0-2.4-1.5-2.5-3.5z")}
    <path class="s" d="M44 9C40 24 25 39 6 44c12-.5 23-8.5 30.5-18.5C40.5 20 43.5 14.5 44 9z"/>
    <circle class="pea" cx="14.5" cy="33.5" r="5"/><circle class="pea" cx="23.8" cy="24.5" r="5.6"/><circle class="pea" cx="33.5" cy="15.5" r="5"/>
    <path class="stem" d="M45.5 2.5l1-1"/>`,
  soy: `${ball(13.5, 15.5, 11)}<path class="s" d="M22 11c1.5 7-3 12.5-10 12.2 6.5 2.8 13-2.2 12-8.7-.3-1.5-1-2.7-2-3.5z"/><path class="l" d="M8 15c.3-3 2-4.8 4.5-5"/>
    ${ball(34.5, 15.5, 11)}<path class="s" d="M43 11c1.5 7-3 12.5-10 12.2 6.5 2.8 13-2.2 12-8.7-.3-1.5-1-2.7-2-3.5z"/><path class="l" d="M29 15c.3-3 2-4.8 4.5-5"/>
    ${ball(24, 33.5, 12)}<path class="s" d="M33 28.5c2 7.5-3 13.5-11 13 7 3.2 14-2.2 13-9-.3-1.7-1-3-2-4z"/><path class="l" d="M18 33c.3-3.3 2.2-5.2 5-5.5"/>`,
  "black-eyed": `${body("M2.5 25.5C2.5 14 11.5 7.5 19.5 9.5c3.2.8 5.8.8 9 0 8-2 17 4.5 17 16C45.5 36 36 42.5 24 42.5S2.5 36 2.5 25.5z")}
    <path class="s" d="M43 19c2.5 13-6 20.5-19 20.5-8.5 0-14.5-2.5-18-7.5 2.5 6 9.5 9 18 9 11.5 0 20-6 20-15.5 0-2.5-.3-4.5-1-6.5z"/>
    <ellipse class="eye" cx="24" cy="24.5" rx="11" ry="9"/><ellipse class="glint" cx="20" cy="21.5" rx="3.6" ry="2.6"/>`,
  red: `<g transform="rotate(-16 24 25)">${body("M3.5 18.5C3.5 10 8.5 5 14.5 6c6.5 1.1 5.5 9.5 9.5 9.5S27 7.1 33.5 6c6-1 11 4 11 12.5C44.5 33 36 43.5 24 43.5S3.5 33 3.5 18.5z")}
    <path class="s" d="M42.5 15c2 15-5.5 26-18.5 26-8 0-14-4-17.5-10.5C9.5 38.5 16 42.3 24 42.3c11.5 0 19.5-10 19.5-23.5 0-1.4-.4-2.7-1-3.8z"/>
    <path class="h" d="M8 20c-.3-5 1.8-8.5 5-9"/><path class="pale" d="M20.5 21.5c2.2 1.5 4.8 1.5 7 0"/></g>`,
  garden: `<path class="stem" d="M24 24v22"/>
    <path class="g" d="M23 44.5C14 46.5 6 42.5 4.5 33 13.5 31 21.5 35 23 44.5z"/><path class="g" d="M25 44.5c9 2 17-2 18.5-11.5C34.5 31 26.5 35 25 44.5z"/>
    <path class="f" d="M24 2c4.5 0 7 3.5 6.5 7 3.5-1 7.5.8 8.5 4.5 1.2 4-1.5 7-5 7.5 1.8 3 1 7-2.5 9-3.6 2-7.2.2-7.5-3-.3 3.2-3.9 5-7.5 3-3.5-2-4.3-6-2.5-9-3.5-.5-6.2-3.5-5-7.5 1-3.7 5-5.5 8.5-4.5C17 5.5 19.5 2 24 2z"/>
    <path class="o" d="M24 2c4.5 0 7 3.5 6.5 7 3.5-1 7.5.8 8.5 4.5 1.2 4-1.5 7-5 7.5 1.8 3 1 7-2.5 9-3.6 2-7.2.2-7.5-3-.3 3.2-3.9 5-7.5 3-3.5-2-4.3-6-2.5-9-3.5-.5-6.2-3.5-5-7.5 1-3.7 5-5.5 8.5-4.5C17 5.5 19.5 2 24 2z"/>
    <circle class="sun" cx="24" cy="17" r="5"/>`,
};

/** All symbols, to be put into the shadow root once. */
export const SYMBOLS = `<svg class="vh" aria-hidden="true" focusable="false"><defs>${Object.entries(ART).map(([id, art]) =>
  `<symbol id="bean-${id}" viewBox="-1 -1 50 50" class="bean-art" style="--f:var(--b-${id});--s:var(--b-${id}-s)">${art}</symbol>`).join("")}
  <symbol id="bean-" viewBox="-1 -1 50 50" class="bean-art" style="--f:var(--edge);--s:var(--edge)">${ball(24, 24, 20)}</symbol></defs></svg>`;

/** @param {string} id */
export const known = (id) => (id in ART ? id : "");
