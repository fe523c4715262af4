import type { NoteKind } from "@topout/shared/contract";

/** What climbers tell the setters of a route of a current set. */
export interface NoteDesign {
  readonly circuit: string;
  /** The number of the route in its set. */
  readonly number: number;
  readonly kind: NoteKind;
  /** At most 5 days old, because a current set can be as new as that. */
  readonly notes: readonly (readonly [username: string, hoursAgo: number, text?: string])[];
  /** Open if undefined. */
  readonly doneHoursAgo?: number;
}
