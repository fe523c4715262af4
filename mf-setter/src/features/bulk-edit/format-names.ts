import { formatCount, lazy } from "@topout/shared/domain";

const MAX_NAMES = 10;

const getListFormat = lazy(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));

/** "P1, P2 and P3". Shows at most ten names, and counts the others: "P1, … and 190 others". */
export function formatNames(names: readonly string[]): string {
  const hiddenCount = names.length - MAX_NAMES;
  if (hiddenCount <= 0) return getListFormat().format(names);
  return getListFormat().format([...names.slice(0, MAX_NAMES), formatCount(hiddenCount, "other")]);
}
