import type { Plugin, Rolldown } from "vite";

import { getDocument } from "../get-document.ts";

const BOOTSTRAP =
  /<script type="module" crossorigin src="\/(assets\/mf-entry-bootstrap-[^"]+)"><\/script>/;
const REMOTE_ENTRY = /^assets\/remoteEntry-[^/]+\.js$/;

interface BootstrapOptions {
  /** The source of an expression. The app starts when its promise resolves. */
  readonly waitFor: string;
}

/**
 * Package: @module-federation/vite 1.23.8. Upstream: https://github.com/module-federation/vite/issues/1112.
 * Its solutions (pull requests 810 and 1114) preload the files, but do not save the requests.
 *
 * Federation starts the page with a script that imports a second and then a third script. Each takes a round trip. The
 * second script waits for lazy shared modules. This host bundles all of them, so three statements in the document are
 * enough. The third script, `hostInit`, only calls `init` of the host's `remoteEntry`, which the document can do itself.
 *
 * Remove it when federation inlines its bootstrap for a host with eager shared modules.
 */
export const inlineBootstrap = ({ waitFor }: BootstrapOptions): Plugin => ({
  name: "topout-inline-bootstrap",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = getDocument(bundle);
      const html = page.source.toString();
      const start = findStart(html, bundle);
      if (!start || !html.includes(start.preload)) {
        this.error("Federation changed its start: adapt or remove inlineBootstrap");
      }

      const { tag, bootstrap, hostInit, preload, remoteEntry, app } = start;
      const script = createInlineScript({ remoteEntry, app, waitFor });
      // Module scripts run in the order of the document, so the app starts after the other scripts of the page.
      page.source = html
        .replace(tag, "")
        .replace(preload, "")
        .replace("</body>", `${script}\n</body>`);
      delete bundle[bootstrap];
      delete bundle[hostInit];
    },
  },
});

/** Finds the parts of federation's start. Returns undefined if one is missing. */
function findStart(html: string, bundle: Rolldown.OutputBundle) {
  const [tag, bootstrap = ""] = BOOTSTRAP.exec(html) ?? [];
  const remoteEntry = Object.keys(bundle).find((file) => REMOTE_ENTRY.test(file));
  const asset = bundle[bootstrap];
  if (!tag || !remoteEntry || asset?.type !== "asset") return undefined;
  return { tag, bootstrap, remoteEntry, ...parseBootstrap(asset.source.toString()) };
}

function parseBootstrap(code: string) {
  const [hostInit = "", , app = ""] = [...code.matchAll(/__mfImport\("\.\/([^"]+)"\)/g)].map(
    (match) => `assets/${match[1]}`,
  );
  return { hostInit, app, preload: `<link rel="modulepreload" crossorigin href="/${hostInit}">` };
}

interface StartFiles extends BootstrapOptions {
  readonly remoteEntry: string;
  readonly app: string;
}

const createInlineScript = ({ remoteEntry, app, waitFor }: StartFiles) =>
  [
    '<script type="module">',
    `await ${waitFor};`,
    `const { init } = await import("/${remoteEntry}");`,
    "await init();",
    `await import("/${app}");`,
    "</script>",
  ].join("\n");
