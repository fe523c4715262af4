import drawing from "./cover-default.svg?raw";

let url: string | undefined;

/**
 * Returns a blob URL of the default cover. The content security policy allows images only from the page's origin and
 * from blob URLs, and this remote may be served from another origin.
 */
export const getDefaultCoverUrl = (): string =>
  (url ??= URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" })));
