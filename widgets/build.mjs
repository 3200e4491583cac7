// Bundles src/ into the one file that the Python package ships. An address as first argument builds elsewhere (tests).
import { build } from "esbuild";
import { readFile } from "node:fs/promises";

const smallCss = { // comments and indents of the style sheet stay at home
  name: "small-css",
  setup(/** @type {any} */ build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await build.esbuild.transform(await readFile(path, "utf8"), { loader: "css", minifyWhitespace: true, target: "esnext" });
      return { contents: code, loader: "text" };
    });
  },
};

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ["src/index.js"],
  outfile: process.argv[2] ?? "../bohnanza_teach/ui/static/table.js",
  bundle: true, format: "esm", target: "es2022", charset: "utf8", legalComments: "none",
  minifyWhitespace: true, minifySyntax: true, sourcemap: false, plugins: [smallCss], logLevel: "warning",
  banner: { js: "// Built from widgets/src by `npm run build`; edit there." },
});
