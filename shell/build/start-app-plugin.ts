import { getDocument } from "@topout/shared/federation";
import type { Plugin } from "vite";

const APP = /<script type="module" crossorigin src="(\/assets\/index-[^"]+)"><\/script>/;

interface StartOptions {
  /** The source of an expression. The app starts when its promise resolves. */
  readonly waitFor: string;
}

/**
 * Starts the app from a script in the document, instead of a tag, so that it can wait for the first requests. The script
 * imports the shared code first: the browser evaluates each import in a task of its own.
 */
export const startAppPlugin = ({ waitFor }: StartOptions): Plugin => ({
  name: "topout-start-app",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = getDocument(bundle);
      const html = page.source.toString();
      const [tag, app] = APP.exec(html) ?? [];
      if (tag === undefined || app === undefined) this.error("The document does not start the app");
      const chunk = bundle[app.slice(1)];
      if (chunk?.type !== "chunk") this.error(`The build has no chunk ${app}`);
      const imports = [...chunk.imports, chunk.fileName].map((file) => `await import("/${file}");`);
      const script = `<script type="module">\n${[`await ${waitFor};`, ...imports].join("\n")}\n</script>`;
      // Module scripts run in the order of the document, so the app starts after the other scripts of the page.
      const preload = `<link rel="modulepreload" crossorigin href="${app}">`;
      page.source = html.replace(tag, preload).replace("</body>", `${script}\n</body>`);
    },
  },
});
