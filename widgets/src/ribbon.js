/** The six steps and the one sentence that says what is asked now. */
import { h } from "./dom.js";
import { icon, rich } from "./parts.js";

/** @param {import("./types").Ctx} c */
export function ribbon(c) {
  return h("div", { class: "now", key: "now" },
    h("ol", { class: "ribbon", "aria-label": c.w("steps") }, c.p.steps.map((step, i) =>
      h("li", { key: step.id, class: `is-${step.state}`, "aria-current": step.state === "now" ? "step" : null },
        h("span", { class: "n", "aria-hidden": "true" }, step.state === "done" ? icon("check") : h("b", null, c.n(i + 1))),
        h("span", { class: "lbl" }, step.name),
        step.state === "done" && h("span", { class: "vh" }, `, ${c.w("step.done")}`)))),
    h("p", { class: `ask ${c.p.now.yours ? "yours" : ""}`, tabindex: -1, id: "ask" },
      h("b", null, rich(c, c.p.now.strong)), " ", h("span", null, rich(c, c.p.now.rest))));
}
