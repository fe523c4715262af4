import { getDocument } from "@topout/shared/federation";
import type { Plugin, Rolldown } from "vite";

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** The chunks of the shared modules that every screen of a remote imports. */
const SHARED_CHUNK = /^assets\/shared\/(?!react-dom-)/;

/**
 * Lets `startPreloads` start the preloads of the document, instead of the parser. The preload of `largestChunk` becomes
 * the first one. See docs/decisions/0052-order-of-the-first-requests.md. Adds those of the shared modules, which only the
 * remotes import.
 */
export const deferPreloadsPlugin = (largestChunk: "index"): Plugin => ({
  name: "topout-defer-preloads",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = getDocument(bundle);
      const html = page.source.toString();
      const links = html.match(PRELOAD) ?? [];
      const largest = links.find((link) => link.includes(`/${largestChunk}-`));
      if (!largest) this.error(`The document does not preload ${largestChunk}`);

      const others = links.filter((link) => link !== largest);
      const ordered = [largest, ...others, ...createSharedPreloads(bundle)];
      const deferred = ordered.map((link) => link.replace(" rel=", " data-rel="));
      page.source = html.replace(PRELOAD, "").replace("</head>", `${deferred.join("\n")}\n</head>`);
    },
  },
});

const createSharedPreloads = (bundle: Rolldown.OutputBundle) =>
  Object.keys(bundle)
    .filter((file) => SHARED_CHUNK.test(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
