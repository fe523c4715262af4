import type { Plugin } from "vite";

import { bundleInline } from "./bundle-inline.ts";

/** In development, shows how many modules have loaded. */
export const devProgressPlugin = (): Plugin => ({
  name: "topout-dev-progress",
  apply: "serve",
  transformIndexHtml: async () => [
    { tag: "script", children: await bundleInline("dev-progress"), injectTo: "body" },
  ],
});
