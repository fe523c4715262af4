import type { ApiError } from "@topout/shared/api";

/** Explains why the server rejected the undo of a reset. `setter` names the other user who caused it, or is empty. */
export function formatRefusal({ code, change }: ApiError, setter: string): string {
  if (code === "LIMIT_REACHED") {
    return "There is no room for its routes. Publish or delete a draft first, or strip other routes.";
  }
  if (!change) return "A reset can be undone for 24 hours after its publication.";
  return change.subject === "new_sets" ? formatNewSets(setter) : formatRoutes(setter);
}

const formatNewSets = (setter: string) =>
  setter === ""
    ? "Its new sets contain other routes, so this reset stays."
    : `${setter} added routes to its new sets since, so this reset stays.`;

const formatRoutes = (setter: string) =>
  setter === ""
    ? "These routes changed since, so this reset stays."
    : `${setter} changed these routes since, so this reset stays.`;
