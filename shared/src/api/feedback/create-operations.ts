import { serverClock } from "@topout/shared/api";
import type { NoteKind, VoteGrade } from "@topout/shared/contract";
import type { NewNote, NewVote } from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

interface VoteValues {
  /** Null takes the vote back. */
  readonly grade: VoteGrade | null;
  /** The vote that the server has stored. Undefined if the device does not know it. */
  readonly stored: VoteGrade | null | undefined;
}

export const createVote = (routeId: string, values: VoteValues): NewVote => ({
  routeId,
  ...values,
  ...serverClock.readTapTime(),
});

interface NoteValues {
  readonly kind: NoteKind;
  /** Can be blank. */
  readonly text: string;
}

/** Sets the id on the client, so that a repeated request does not add a second note. */
export const createNote = (routeId: string, { kind, text }: NoteValues): NewNote => ({
  id: uuidv7(),
  routeId,
  kind,
  text: text.trim() || null,
  ...serverClock.readTapTime(),
});
