import type { FileRule } from "./endpoint.ts";

/** Any uploaded photo. Our client sends smaller ones: see `shrinkImage`. */
export const imageFile = {
  kinds: ["png", "jpeg", "gif", "webp"],
  maxBytes: 10_000_000,
} as const satisfies FileRule;
