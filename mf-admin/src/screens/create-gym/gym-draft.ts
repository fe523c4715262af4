import type { GymDetails } from "@topout/shared/contract";

import {
  type AreaShape,
  isShapeList,
  type LineShape,
  toAreaShapes,
  toLineShapes,
} from "../../features/layout-editor/index.ts";

/** A gym that is not created yet. */
export interface GymDraft {
  readonly details: GymDetails;
  readonly lines: readonly LineShape[];
  readonly areas: readonly AreaShape[];
  /** A data URL. */
  readonly image?: string | undefined;
}

export const DRAFT_NAME = "create-gym";

export const createGymDraft = (): GymDraft => ({
  details: { name: "", location: "", about: "" },
  lines: toLineShapes({ lines: [] }),
  areas: toAreaShapes({ areas: [] }),
});

export function isGymDraft(value: unknown): value is GymDraft {
  const { details, lines, areas, image } = Object(value) as Partial<GymDraft>;
  const { name, location, about } = Object(details) as Partial<GymDetails>;
  const hasDetails = [name, location, about].every((text) => typeof text === "string");
  const hasImage = image === undefined || typeof image === "string";
  return hasDetails && hasImage && isShapeList(lines) && isShapeList(areas);
}
