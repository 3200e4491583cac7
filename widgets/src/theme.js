/** The host decides on light or dark: JupyterLab says so on its body; elsewhere the browser's preference holds. */

/** @param {HTMLElement} host */
export function followTheme(host) {
  const follow = () => {
    const light = document.body.dataset.jpThemeLight;
    if (light === "true" || light === "false") host.dataset.theme = light === "true" ? "light" : "dark";
    else delete host.dataset.theme;
  };
  const watch = new MutationObserver(follow);
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  follow();
  return () => watch.disconnect();
}
