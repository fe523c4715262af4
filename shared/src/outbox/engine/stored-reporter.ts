import { notifyMoved, notifySaved } from "./notify-outcome.ts";
import type { MovedDraft } from "./save-draft.ts";

/** Reports what the server has stored later, or elsewhere, than the user saw at the tap. */
export function createStoredReporter() {
  /** The number of stored operations since the first one had to wait. Undefined if none had to wait. */
  let lateCount: number | undefined;
  /** The drafts that this replay has stored in other resets. */
  let moved: MovedDraft[] = [];

  return {
    /** The operations that are stored from now on are late. */
    expectLate: () => {
      lateCount ??= 0;
    },
    add: (draft: MovedDraft | undefined) => {
      if (draft) moved.push(draft);
      else if (lateCount !== undefined) lateCount += 1;
    },
    /** Call this after a replay. */
    report: ({ isComplete }: { readonly isComplete: boolean }) => {
      notifyMoved(moved);
      moved = [];
      if (!isComplete) return;
      if (lateCount) notifySaved(lateCount);
      lateCount = undefined;
    },
  };
}
