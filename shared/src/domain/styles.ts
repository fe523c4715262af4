/** Ways of climbing that a route may ask for, as setters pick them. */
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

const keyOf = (tag: string) => tag.toLowerCase();
const known = new Map<string, string>(STYLE_TAGS.map((tag) => [keyOf(tag), tag]));

/** The tags of a route's style, each once; known ones as they are spelt in the list, others as they were typed. */
export function parseStyleTags(style: string): string[] {
  const tags = new Map<string, string>();
  for (const part of style.split(",")) {
    const tag = part.trim().replace(/\s+/g, " ");
    const key = keyOf(tag);
    if (tag !== "" && !tags.has(key)) tags.set(key, known.get(key) ?? tag);
  }
  return [...tags.values()];
}

/** Without a space, so that tidied text is never longer than what was typed. */
export const formatStyleTags = (tags: readonly string[]): string => tags.join(",");
