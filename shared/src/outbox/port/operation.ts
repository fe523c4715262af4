import type { Climb, NoteKind, VoteGrade } from "@topout/shared/contract";

import type { ClimbClock } from "./climb-clock.ts";

/** The fields of a climb that this device sets. */
export type NewClimb = Pick<Climb, "id" | "route" | "sent" | "time"> & {
  /** Undefined if the climb is not a new tap. */
  readonly clock?: ClimbClock;
};

/** A vote of the user on the grade of a route. */
export interface NewVote {
  readonly routeId: string;
  /** Null takes the vote back. */
  readonly grade: VoteGrade | null;
  /** The vote that the server has stored, if the screen knows it. */
  readonly stored?: VoteGrade | null | undefined;
  readonly time: string;
  readonly clock?: ClimbClock | undefined;
}

/** What the user tells the setters of a route. */
export interface NewNote {
  readonly id: string;
  readonly routeId: string;
  readonly kind: NoteKind;
  readonly text: string | null;
  readonly time: string;
  readonly clock?: ClimbClock | undefined;
}

/** A new route in the draft of a reset, with the fields that a setter enters. Texts can be empty. */
export interface DraftRoute {
  readonly id: string;
  readonly reset_id: string;
  readonly circuit_id: string;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly grade: string;
  readonly style: string;
  readonly location: string;
}

/** A tap of the user that the server must store. Each one can be sent again without a second effect. */
export type Operation =
  | { readonly type: "log"; readonly climb: NewClimb }
  | { readonly type: "removeClimb"; readonly climb: NewClimb }
  | { readonly type: "toggleProject"; readonly routeId: string; readonly isProject: boolean }
  | { readonly type: "vote"; readonly vote: NewVote }
  | { readonly type: "tellSetters"; readonly note: NewNote }
  | { readonly type: "toggleBump"; readonly activityId: string; readonly isBumped: boolean }
  | {
      /** Decides for some routes whether they come down in a draft of a reset. */
      readonly type: "markRoutes";
      readonly resetId: string;
      readonly routeIds: readonly string[];
      readonly comesDown: boolean;
      /** Takes the routes out of the other drafts that strip them. */
      readonly take?: true;
    }
  /** Creates the new route, or changes it. */
  | {
      readonly type: "saveDraft";
      readonly gymId: string;
      readonly resetId: string;
      readonly route: DraftRoute;
    }
  | { readonly type: "removeDraft"; readonly resetId: string; readonly routeId: string }
  /** Gives a new route a photo, or replaces it. The device stores the photo beside the queue. */
  | {
      readonly type: "savePhoto";
      readonly routeId: string;
      readonly photoId: string;
      /** In bytes. */
      readonly size: number;
    };
