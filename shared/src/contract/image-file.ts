import type { FileRule } from "./endpoint.ts";

/** A photo, whatever it is of. Big ones come small: the client scales them down before it sends them. */
export const imageFile = {
  kinds: ["png", "jpeg", "gif", "webp"],
  maxBytes: 10_000_000,
} as const satisfies FileRule;
