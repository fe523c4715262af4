import type { Note } from "@topout/shared/contract";
import { formatShortDay, KINDS_TO_FIX } from "@topout/shared/domain";

const SHOWN_MS = 7 * 24 * 60 * 60_000;

interface KnownNote {
  /** "The setters know", or after the repair "Fixed 27 Nov". */
  readonly title: string;
  /** "Loose hold · sent 24 Nov" */
  readonly detail: string;
}

/** What the setters know of the user about the route: the newest note to fix, also for 7 days after it is done. */
export function getKnownNote(notes: readonly Note[], now: Date): KnownNote | undefined {
  const note = notes.find(({ kind, done_at }) => isToFix(kind) && isRecent(done_at, now));
  if (!note) return undefined;
  return {
    title: note.done_at === null ? "The setters know" : `Fixed ${formatShortDay(note.done_at)}`,
    detail: formatSent(note),
  };
}

const isToFix = (kind: Note["kind"]) => KINDS_TO_FIX.includes(kind);

/** True for a note that is open. */
const isRecent = (doneAt: string | null, now: Date) =>
  doneAt === null || now.getTime() - Date.parse(doneAt) < SHOWN_MS;

function formatSent({ kind, time }: Note): string {
  const day = formatShortDay(time);
  return kind === "dangerous" ? `Dangerous · sent ${day}` : `Loose hold · sent ${day}`;
}
