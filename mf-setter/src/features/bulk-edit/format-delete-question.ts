import { formatList, plural } from "@topout/shared/domain";

const MAX_NAMES = 10;

/** Names at most ten routes, and counts the others. */
export function formatDeleteQuestion(names: readonly string[]): string {
  const hiddenCount = names.length - MAX_NAMES;
  if (hiddenCount <= 0) return `Are you sure you want to delete ${formatList(names)}?`;
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return plural(hiddenCount, {
    one: `Are you sure you want to delete ${shown} and 1 other?`,
    other: `Are you sure you want to delete ${shown} and ${hiddenCount} others?`,
  });
}
