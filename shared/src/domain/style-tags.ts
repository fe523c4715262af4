/** Splits a route's style, which is stored as comma-separated tags. */
export const parseStyleTags = (style: string): string[] =>
  style
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
