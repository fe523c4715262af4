import type { FileRule } from "./endpoint.ts";

/** An uploaded photo. Our client reduces its size first: see `shrinkImage`. */
export const imageFile = {
  kinds: ["png", "jpeg", "gif", "webp"],
  maxBytes: 10_000_000,
} as const satisfies FileRule;

/** The media types of the kinds of {@link imageFile}. */
export const IMAGE_TYPES: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
];

interface NamedFile {
  readonly name: string;
  readonly type: string;
}

/**
 * Whether a file has the format of an iPhone's camera, which only some browsers can convert to an image that the server
 * accepts. Some systems set no type for it.
 */
export const isHeic = ({ name, type }: NamedFile): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
