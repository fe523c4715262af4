import { formatCount } from "@topout/shared/domain";

const MAX_NAMES = 10;

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "P1, P2 and P3". Of many names it lists only the first ones: "P1, … and 190 others". */
export function formatNames(names: readonly string[]): string {
  const hiddenCount = names.length - MAX_NAMES;
  if (hiddenCount <= 0) return list.format(names);
  return list.format([...names.slice(0, MAX_NAMES), formatCount(hiddenCount, "other")]);
}
