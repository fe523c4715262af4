import type { Plugin } from "vite";

import { showDevProgress } from "./dev-progress.ts";
import { callInline } from "./inline-script.ts";

export const devProgressPlugin = (): Plugin => ({
  name: "topout-dev-progress",
  apply: "serve",
  transformIndexHtml: () => [
    { tag: "script", children: callInline(showDevProgress), injectTo: "body" },
  ],
});
