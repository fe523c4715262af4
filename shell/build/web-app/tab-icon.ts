import type { HtmlTagDescriptor } from "vite";

import { logo } from "./app-icons.ts";

/** A data URL, because without HTTP/2 its request would take one of six connections from the first data and images. */
export const createTabIcon = (): HtmlTagDescriptor => ({
  tag: "link",
  attrs: {
    rel: "icon",
    type: "image/svg+xml",
    href: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  },
});
