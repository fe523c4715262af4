import { getDocument } from "@topout/shared/federation";
import type { Plugin, Rolldown } from "vite";

const APP = /<script type="module" crossorigin src="(\/assets\/index-[^"]+)"><\/script>/;

interface StartOptions {
  /** The source of an expression. The app starts when its promise resolves. */
  readonly waitFor: string;
}

/**
 * Starts the app from a script in the document, instead of a tag, so that it can wait for the first requests. The script
 * imports each chunk after those that it imports itself, so that the browser evaluates each one in a task of its own.
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
      const files = listInEvaluationOrder(bundle, app.slice(1));
      const imports = files.map((file) => `await import("/${file}");`);
      const script = `<script type="module">\n${[`await ${waitFor};`, ...imports].join("\n")}\n</script>`;
      // Module scripts run in the order of the document, so the app starts after the other scripts of the page.
      const preload = `<link rel="modulepreload" crossorigin href="${app}">`;
      page.source = html.replace(tag, preload).replace("</body>", `${script}\n</body>`);
    },
  },
});

/** Returns the chunk and all chunks that it imports, each after its own imports. */
function listInEvaluationOrder(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk") throw new Error(`The build has no chunk ${file}`);
    for (const imported of chunk.imports) add(imported);
    files.add(file);
  };
  add(entry);
  return [...files];
}
