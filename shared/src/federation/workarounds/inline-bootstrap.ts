import type { Plugin } from "vite";

const BOOTSTRAP =
  /<script type="module" crossorigin src="\/(assets\/mf-entry-bootstrap-[^"]+)"><\/script>/;

/**
 * Federation starts the page by a script file that asks for a second one and then for a third, each in a round of
 * its own. The second waits for shares that arrive late, which this host has none of (it brings all of them at
 * once), so the start is three statements, and they stand in the document.
 */
export const inlineBootstrap = (): Plugin => ({
  name: "topout-start",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") this.error("The build made no document");
      const html = page.source.toString();
      const [tag, file = ""] = BOOTSTRAP.exec(html) ?? [];
      const bootstrap = bundle[file];
      if (!tag || bootstrap?.type !== "asset") {
        this.error("Federation starts the page in a new way");
      }

      page.source = html.replace(tag, inlineStart(bootstrap.source.toString()));
      delete bundle[file];
    },
  },
});

function inlineStart(bootstrap: string): string {
  const [hostInit, , entry] = [...bootstrap.matchAll(/__mfImport\("\.\/([^"]+)"\)/g)].map(
    (found) => `/assets/${found[1]}`,
  );
  return [
    '<script type="module">',
    `import { initHost } from "${hostInit}";`,
    "await initHost();",
    `await import("${entry}");`,
    "</script>",
  ].join("\n");
}
