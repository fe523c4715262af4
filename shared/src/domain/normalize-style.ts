import { parseStyleTags } from "./style-tags.ts";

/** The style tags that the setters' form suggests. */
export const STYLE_TAGS = [
  "Slab",
  "Vertical",
  "Overhang",
  "Arete",
  "Crack",
  "Mantle",
  "Dyno",
  "Jump",
  "Compression",
  "Pinch",
  "Crimp",
  "Jug",
  "Pocket",
  "Sloper",
  "Undercling",
  "Gaston",
  "Heel Hook",
  "Toe Hook",
  "Knee Bar",
  "Match",
  "Cross Through",
  "Drop Knee",
  "Lock Off",
  "Deadpoint",
  "Campus",
] as const;

const toKey = (tag: string) => tag.toLowerCase();
const suggestedTags = new Map<string, string>(STYLE_TAGS.map((tag) => [toKey(tag), tag]));

/**
 * Removes duplicate tags and extra spaces, and uses the spelling of the suggested tags. The result has no space after
 * a comma. It is never longer than the input, so it cannot exceed the column's limit.
 */
export function normalizeStyle(style: string): string {
  const tags = new Map<string, string>();
  for (const part of parseStyleTags(style)) {
    const tag = part.replace(/\s+/g, " ");
    const key = toKey(tag);
    if (!tags.has(key)) tags.set(key, suggestedTags.get(key) ?? tag);
  }
  return [...tags.values()].join(",");
}
