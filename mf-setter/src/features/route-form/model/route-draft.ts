import type { Area, Route } from "@topout/shared/contract";
import { findAreaAt, parseStyleTags, type Point } from "@topout/shared/domain";

import { roundPoint } from "../../../setting/route-details.ts";

/** The form of a route. */
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
  set_id,
  location,
  styles: parseStyleTags(style),
  position: { x, y },
});

/** The next route on the same wall: keeps the set, the grade and the styles. */
export const startNextDraft = ({ grade, set_id, styles }: RouteDraft): RouteDraft => ({
  ...createDraft(set_id),
  grade,
  styles,
});

/** Moves the dot. The location follows, and is empty outside all areas. A gym without areas keeps the typed one. */
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
