import type { Skin } from "@topout/shared/theme";
import type { HoldState } from "@topout/shared/ui";

/** A route on the map. */
export interface MapDot {
  readonly id: string;
  /** In layout units. */
  readonly x: number;
  readonly y: number;
  readonly skin: Skin;
  /** `plain` where nobody's own record is shown, as for a setter. */
  readonly state: HoldState;
  readonly project?: boolean;
  /** Drawn at radius 4: there to look at, while another is placed. */
  readonly small?: boolean;
  /** Tells apart circuits of one gym that share a colour; drawn where no state's mark takes its place. */
  readonly initial?: string | undefined;
  /** What stands under the dot once zoomed in. */
  readonly label: string;
  /** What a reader hears: "P1, Purple, The Slab, attempted, project". */
  readonly description: string;
}
