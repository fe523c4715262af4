import type { Climb } from "@topout/shared/contract";

import type { ClimbClock } from "./climb-clock.ts";

/** The fields of a climb that this device sets. */
export type NewClimb = Pick<Climb, "id" | "route" | "sent" | "time"> & {
  /** Undefined if the climb is not a new tap. */
  readonly clock?: ClimbClock;
};

/** A tap of the user that the server must store. Each one can be sent again without a second effect. */
export type Operation =
  | { readonly type: "log"; readonly climb: NewClimb }
  | { readonly type: "removeClimb"; readonly climb: NewClimb }
  | { readonly type: "toggleProject"; readonly routeId: string; readonly isProject: boolean }
  | { readonly type: "toggleBump"; readonly activityId: string; readonly isBumped: boolean }
  | {
      /** Decides for some routes whether they come down in a draft of a reset. */
      readonly type: "markRoutes";
      readonly resetId: string;
      readonly routeIds: readonly string[];
      readonly comesDown: boolean;
      /** Takes the routes out of the other drafts that strip them. */
      readonly take?: true;
    };
