import type { Plugin } from "vite";

import { renderAppIcons } from "./app-icons.ts";
import { createWebManifest } from "./web-manifest.ts";

/** The server derives the content type from this name. */
const MANIFEST = "manifest.webmanifest";

/** Makes the site installable: adds the manifest, the icons and their tags. */
export function webAppPlugin(): Plugin {
  const icons = renderAppIcons();

  return {
    name: "topout-web-app",
    apply: "build",
    transformIndexHtml: {
      // Run after Vite, which would rename these files.
      order: "post",
      handler: async () => [
        { tag: "link", attrs: { rel: "manifest", href: `/${MANIFEST}` } },
        {
          tag: "link",
          attrs: { rel: "apple-touch-icon", href: `/${(await icons).appleTouch.file}` },
        },
      ],
    },
    async generateBundle() {
      for (const { file, png } of Object.values(await icons)) {
        this.emitFile({ type: "asset", fileName: file, source: png });
      }
      const source = JSON.stringify(createWebManifest(await icons));
      this.emitFile({ type: "asset", fileName: MANIFEST, source });
    },
  };
}
