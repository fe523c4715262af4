import drawing from "./cover-default.svg?raw";

let address: string | undefined;

/**
 * The address of the cover of whoever has chosen none. It is made in memory: the page shows pictures of its own origin
 * and from memory alone, and this remote may live on another origin.
 */
export const getDefaultCoverUrl = (): string =>
  (address ??= URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" })));
