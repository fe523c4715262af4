import drawing from "./cover-default.svg?raw";

let url: string | undefined;

/**
 * Returns a blob URL of the default cover. The content security policy allows images from the page's origin and from
 * blob URLs. This remote may have another origin, so it needs a blob URL.
 */
export const getDefaultCoverUrl = (): string =>
  (url ??= URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" })));
