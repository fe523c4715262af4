interface DatedSet {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly date: string;
}

interface NewSet {
  readonly id: string;
  /** Midnight of the day in the time zone of the gym, in UTC. */
  readonly today: string;
  /** The current set of the circuit. */
  readonly latest: DatedSet | undefined;
}

/** Returns the date with which a new set becomes the current one of its circuit: see `getCurrentSets`. */
export function getNewSetDate({ id, today, latest }: NewSet): string {
  if (!latest || latest.date < today) return today;
  return latest.id < id ? latest.date : new Date(Date.parse(latest.date) + 1).toISOString();
}

const UNDO_WINDOW_MS = 24 * 60 * 60_000;

/** Returns until when a published reset can be undone. */
export const getUndoEnd = (publishedAt: string): Date =>
  new Date(Date.parse(publishedAt) + UNDO_WINDOW_MS);

/** Whether a published reset can be undone. */
export const canUndoAt = (publishedAt: string, time: Date): boolean =>
  time <= getUndoEnd(publishedAt);

interface DraftRoute {
  readonly id: string;
  readonly name: string;
  readonly grade: string;
  readonly style: string;
  readonly location: string;
}

const REQUIRED = ["name", "grade", "style", "location"] as const;

/** Returns what each draft lacks to be a live route. Spaces are no text. */
export const findMissingFields = (
  drafts: readonly DraftRoute[],
): { readonly id: string; readonly field: (typeof REQUIRED)[number] }[] =>
  drafts.flatMap((draft) =>
    REQUIRED.filter((field) => draft[field].trim() === "").map((field) => ({
      id: draft.id,
      field,
    })),
  );
