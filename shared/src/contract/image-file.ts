import type { FileRule } from "./endpoint.ts";

/** An uploaded photo. Our client reduces its size first: see `shrinkImage`. */
export const imageFile = {
  kinds: ["png", "jpeg", "gif", "webp"],
  maxBytes: 10_000_000,
} as const satisfies FileRule;
