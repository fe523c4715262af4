interface MenuState {
  /** The text of each item, in order. */
  readonly labels: readonly string[];
  /** The index of the focused item; -1 for none. */
  readonly currentIndex: number;
}

/** The index that an arrow key, Home or End moves to; undefined for other keys. */
export function getMoveTarget(
  key: string,
  { labels, currentIndex }: MenuState,
): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (currentIndex + 1) % count;
    case "ArrowUp":
      return (Math.max(currentIndex, 0) - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** The next item that starts with the text. A single letter skips the current item. A longer text can match it. */
export function findByPrefix(
  text: string,
  { labels, currentIndex }: MenuState,
): number | undefined {
  const prefix = text.toLowerCase();
  const start = prefix.length > 1 ? Math.max(currentIndex, 0) : currentIndex + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(prefix)) return index;
  }
  return undefined;
}
