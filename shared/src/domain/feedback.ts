import type { NoteKind } from "@topout/shared/contract";

/** With fewer votes, the spread would show what single climbers think. */
export const MIN_SHOWN_VOTES = 5;

/** These notes stay open until a setter marks them done. */
export const KINDS_TO_FIX: readonly NoteKind[] = ["dangerous", "loose_hold"];
