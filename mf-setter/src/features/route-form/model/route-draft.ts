import type { Area, Route } from "@topout/shared/contract";
import { findAreaAt, parseStyleTags, type Point } from "@topout/shared/domain";

import { roundPoint } from "../../../route-writes/route-details.ts";

/** The values of the route form. */
export interface RouteDraft {
  /** Undefined until the user changes the suggested name. */
  readonly name: string | undefined;
  readonly grade: string;
  readonly set_id: string;
  readonly location: string;
  readonly styles: readonly string[];
  /** Undefined until the user places the dot. */
  readonly position: Point | undefined;
}

/** Returns the next draft. A function, because several changes can come between two renders. */
export type DraftUpdate = (draft: RouteDraft) => RouteDraft;

export const createDraft = (setId: string): RouteDraft => ({
  name: undefined,
  grade: "",
  set_id: setId,
  location: "",
  styles: [],
  position: undefined,
});

export const toDraft = ({ name, grade, set_id, location, style, x, y }: Route): RouteDraft => ({
  name,
  grade,
  set_id: set_id ?? "",
  location,
  styles: parseStyleTags(style),
  position: { x, y },
});

/** Creates the draft of the next route on the same wall, with the same set, grade and styles. */
export const createNextDraft = ({ grade, set_id, styles }: RouteDraft): RouteDraft => ({
  ...createDraft(set_id),
  grade,
  styles,
});

/**
 * Moves the dot, and sets the location to its area. Outside all areas, the location is empty. In a gym without areas,
 * the typed location stays.
 */
export function placeDot(draft: RouteDraft, point: Point, areas: readonly Area[]): RouteDraft {
  const position = roundPoint(point);
  const location = areas.length === 0 ? draft.location : (findAreaAt(areas, position)?.name ?? "");
  return { ...draft, position, location };
}

export const toggleStyle = (draft: RouteDraft, style: string): RouteDraft => ({
  ...draft,
  styles: draft.styles.includes(style)
    ? draft.styles.filter((other) => other !== style)
    : [...draft.styles, style],
});
