import { isDeepStrictEqual } from "node:util";

import type { Area, Layout, Line } from "@topout/shared/contract";

interface LayoutChange {
  readonly change: "added" | "removed" | "changed" | "renamed";
  /** The name in the editor: "Wall 2", "Pad Area 1", or the name of the area. */
  readonly name: string;
  /** The name of a renamed area before the change. */
  readonly previousName?: string;
}

interface LayoutChanges {
  readonly total: number;
  /** The first changes. */
  readonly changes: readonly LayoutChange[];
}

/** Limits the size of an entry. */
const MAX_CHANGES = 20;

/** Names the lines and areas in which two layouts differ. Matches areas by name, or by points if they are renamed. */
export function findLayoutChanges(before: Layout, after: Layout): LayoutChanges {
  const changes = [
    ...findLineChanges(before.lines, after.lines),
    ...findAreaChanges(before.areas, after.areas),
  ];
  return { total: changes.length, changes: changes.slice(0, MAX_CHANGES) };
}

/** Lines have no ids. The lines without an equal one in the other layout are matched in their order. */
function findLineChanges(before: readonly Line[], after: readonly Line[]): LayoutChange[] {
  const unmatchedBefore = selectUnmatched(nameLines(before), after, ({ line }) => line);
  const unmatchedAfter = selectUnmatched(nameLines(after), before, ({ line }) => line);
  return [
    ...unmatchedAfter.map(({ name }, index): LayoutChange => ({
      change: index < unmatchedBefore.length ? "changed" : "added",
      name,
    })),
    ...unmatchedBefore
      .slice(unmatchedAfter.length)
      .map(({ name }): LayoutChange => ({ change: "removed", name })),
  ];
}

function nameLines(lines: readonly Line[]) {
  const counts = { wall: 0, mat: 0 };
  return lines.map((line) => {
    counts[line.style] += 1;
    return { line, name: `${line.style === "wall" ? "Wall" : "Pad Area"} ${counts[line.style]}` };
  });
}

function findAreaChanges(before: readonly Area[], after: readonly Area[]): LayoutChange[] {
  const unmatchedBefore = selectUnmatched(before, after, (area) => area);
  const unmatchedAfter = selectUnmatched(after, before, (area) => area);
  const changes = unmatchedAfter.map((area) => toAreaChange(area, unmatchedBefore));
  const matchedNames = new Set(changes.map(({ name, previousName }) => previousName ?? name));
  return [
    ...changes,
    ...unmatchedBefore
      .filter(({ name }) => !matchedNames.has(name))
      .map(({ name }): LayoutChange => ({ change: "removed", name })),
  ];
}

function toAreaChange(area: Area, previousAreas: readonly Area[]): LayoutChange {
  const { name, points } = area;
  if (previousAreas.some((previous) => previous.name === name)) return { change: "changed", name };
  const renamed = previousAreas.find((previous) => isDeepStrictEqual(previous.points, points));
  return renamed
    ? { change: "renamed", name, previousName: renamed.name }
    : { change: "added", name };
}

/** Returns the items without an equal shape in the other list. */
function selectUnmatched<T, Shape>(
  items: readonly T[],
  others: readonly Shape[],
  getShape: (item: T) => Shape,
): T[] {
  const counts = new Map<string, number>();
  for (const other of others.map((shape) => JSON.stringify(shape))) {
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return items.filter((item) => {
    const key = JSON.stringify(getShape(item));
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}
