import type { Operation } from "@topout/shared/platform";

import { notifyDotsSaved, notifyMoved, notifySaved } from "./notify-outcome.ts";
import type { MovedDraft } from "./save-draft.ts";

/** Reports what the server has stored later, or elsewhere, than the user saw at the tap. */
export function createStoredReporter() {
  /** The stored operations since the first one had to wait. Undefined if none had to wait. */
  let late: Operation[] | undefined;
  /** The drafts that this replay has stored in other resets. */
  let moved: MovedDraft[] = [];

  return {
    /** The operations that are stored from now on are late. */
    expectLate: () => {
      late ??= [];
    },
    add: (operation: Operation, draft: MovedDraft | undefined) => {
      if (draft) moved.push(draft);
      else late?.push(operation);
    },
    /** Call this after a replay. */
    report: ({ isComplete }: { readonly isComplete: boolean }) => {
      notifyMoved(moved);
      moved = [];
      if (!isComplete) return;
      if (late) notifyLate(late);
      late = undefined;
    },
  };
}

/** A dot that the user has changed is one dot, however many operations there were. */
function notifyLate(operations: readonly Operation[]): void {
  const dotIds = operations.map((operation) =>
    operation.type === "saveDraft" ? operation.route.id : undefined,
  );
  const hasOnlyDots = dotIds.every((id) => id !== undefined);
  if (operations.length === 0) return;
  if (hasOnlyDots) notifyDotsSaved(new Set(dotIds).size);
  else notifySaved(operations.length);
}
