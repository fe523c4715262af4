interface Place {
  /** What each item says, in order. */
  readonly labels: readonly string[];
  /** Of the item that has focus; -1 for none. */
  readonly current: number;
}

/** Where a key leads in a menu; undefined where it means nothing there. */
export function getMoveTarget(key: string, { labels, current }: Place): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return (Math.max(current, 0) - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** The next item that begins with what was typed: one letter goes on from here, more stay while they fit. */
export function findByPrefix(typed: string, { labels, current }: Place): number | undefined {
  const wanted = typed.toLowerCase();
  const start = typed.length > 1 ? Math.max(current, 0) : current + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.trim().toLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
