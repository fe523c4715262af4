import type { Area } from "@topout/shared/contract";
import type { Skin } from "@topout/shared/theme";

/** The label of a route. */
export interface RouteLabel {
  readonly type: "route";
  readonly code: string;
  readonly name: string;
  readonly grade: string;
  readonly circuit: string;
  readonly skin: Skin;
  /** The letter that distinguishes circuits of the same colour. */
  readonly initial: string | undefined;
  readonly location: string;
  /** A date in the month of its set. */
  readonly date: string;
}

/** The label of an area. */
export interface WallLabel {
  readonly type: "wall";
  readonly code: string;
  readonly name: string;
  readonly area: Area;
}

export type Label = RouteLabel | WallLabel;

/** At most so many labels are printed at once. The browser draws all of them. */
export const MAX_LABELS = 1_000;
