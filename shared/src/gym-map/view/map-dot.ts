import type { RouteMark } from "@topout/shared/domain";
import type { Skin } from "@topout/shared/theme";
import type { HoldState } from "@topout/shared/ui";

/** A route on the map. */
export interface MapDot {
  readonly id: string;
  /** In layout units. */
  readonly x: number;
  readonly y: number;
  readonly skin: Skin;
  /** `plain` where the user's climbs are not shown, such as for setters. */
  readonly state: HoldState;
  readonly isProject?: boolean;
  readonly marks?: readonly RouteMark[];
  /** A background dot, drawn with radius 4, while a setter places another dot. */
  readonly isSmall?: boolean;
  /** Faint, because the map shows one area and the dot is in another one. It has no marks. */
  readonly isDimmed?: boolean;
  /** Distinguishes circuits of one gym that share a colour. Hidden when the dot is sent or attempted. */
  readonly initial?: string | undefined;
  /** Shown under the dot when zoomed in. */
  readonly label: string;
  /** For screen readers, such as "P1, Purple, The Slab, attempted, project". */
  readonly description: string;
}
