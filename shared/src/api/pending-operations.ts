import type { Climb } from "@topout/shared/contract";
import { compareText } from "@topout/shared/domain";
import type { NewClimb, Operation } from "@topout/shared/platform";

/** Applies operations to the user's climbs, newest first. An operation that is already applied changes nothing. */
export function applyToClimbs(
  climbs: readonly Climb[],
  operations: readonly Operation[],
): readonly Climb[] {
  const changes = collectClimbChanges(operations);
  if (changes.size === 0) return climbs;
  const stored = climbs.filter(({ id }) => changes.get(id) !== "removed");
  const storedIds = new Set(stored.map(({ id }) => id));
  const added = [...changes.values()].filter(
    (change): change is NewClimb => change !== "removed" && !storedIds.has(change.id),
  );
  return [...added.map((climb) => ({ user: "", activity: null, ...climb })), ...stored].sort(
    (a, b) => compareText(b.time, a.time) || compareText(b.id, a.id),
  );
}

/** The last change of each climb, by id. */
const collectClimbChanges = (operations: readonly Operation[]) =>
  new Map(
    operations.flatMap((operation) => {
      if (operation.type !== "log" && operation.type !== "removeClimb") return [];
      const { type, climb } = operation;
      return [[climb.id, type === "log" ? climb : ("removed" as const)] as const];
    }),
  );

/** Applies operations to the ids of the user's projects. */
export const applyToProjects = (
  routeIds: readonly string[],
  operations: readonly Operation[],
): readonly string[] =>
  operations.reduce((ids, operation) => {
    if (operation.type !== "toggleProject") return ids;
    const others = ids.filter((id) => id !== operation.routeId);
    return operation.isProject ? [...others, operation.routeId] : others;
  }, routeIds);
