import { getDocument } from "@topout/shared/federation";
import type { Plugin } from "vite";

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Lets `startPreloads` start the preloads of the document, instead of the parser. The preload of `largestChunk` becomes
 * the first one. See docs/decisions/0052-order-of-the-first-requests.md.
 */
export const deferPreloadsPlugin = (largestChunk: "loadShare-eager"): Plugin => ({
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

      const ordered = [largest, ...links.filter((link) => link !== largest)];
      const deferred = ordered.map((link) => link.replace(" rel=", " data-rel="));
      page.source = html.replace(PRELOAD, "").replace("</head>", `${deferred.join("\n")}\n</head>`);
    },
  },
});
