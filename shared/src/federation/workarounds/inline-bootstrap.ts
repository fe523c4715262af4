import type { Plugin } from "vite";

const BOOTSTRAP =
  /<script type="module" crossorigin src="\/(assets\/mf-entry-bootstrap-[^"]+)"><\/script>/;

/**
 * Package: @module-federation/vite 1.23.0. Upstream issue: none known.
 * https://github.com/module-federation/vite/pull/810 preloads the files, but does not save the requests.
 *
 * Federation starts the page with a script that imports a second and then a third script. Each takes a round trip. The
 * second script waits for lazy shared modules. This host bundles all of them, so three statements in the document are
 * enough.
 *
 * Remove it when federation inlines its bootstrap for a host with eager shared modules.
 */
export const inlineBootstrap = (): Plugin => ({
  name: "topout-inline-bootstrap",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") this.error("The build has no index.html");
      const html = page.source.toString();
      const [tag, file = ""] = BOOTSTRAP.exec(html) ?? [];
      const bootstrap = bundle[file];
      if (!tag || bootstrap?.type !== "asset") {
        this.error("Federation changed its bootstrap: adapt or remove inlineBootstrap");
      }

      page.source = html.replace(tag, createInlineScript(bootstrap.source.toString()));
      delete bundle[file];
    },
  },
});

function createInlineScript(bootstrap: string): string {
  const [hostInit, , entry] = [...bootstrap.matchAll(/__mfImport\("\.\/([^"]+)"\)/g)].map(
    (match) => `/assets/${match[1]}`,
  );
  return [
    '<script type="module">',
    `import { initHost } from "${hostInit}";`,
    "await initHost();",
    `await import("${entry}");`,
    "</script>",
  ].join("\n");
}
