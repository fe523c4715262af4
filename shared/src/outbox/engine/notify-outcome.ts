import { groupBy, plural } from "@topout/shared/domain";
import { dismiss, notify, type Operation, type OutboxEntry } from "@topout/shared/platform";

import { describeOperation } from "./describe-operation.ts";
import type { Closure } from "./next-reset.ts";
import type { Outcome } from "./replay.ts";
import type { MovedDraft } from "./save-draft.ts";

/** Shows the message of the server. After a network failure there is none, and the shell shows that taps wait. */
export function notifyFailed({ message }: { readonly message?: string }): void {
  if (message) notifyError(message);
}

/** The outbox sends the other climbs when the server accepts them again. */
export const notifyClimbLimit = (): void =>
  void notify({
    type: "warning",
    title: "Not saved yet",
    message: "You've logged a lot in the last hour. We'll save the rest later.",
  });

/** The entry stays in the outbox, and blocks only its own route or activity. */
export const notifyEntryFailed = ({ operation, subject }: OutboxEntry): void =>
  void notify({
    type: "warning",
    title: "Not saved yet",
    message: `${describeOperation(operation, subject)}. Our server can't save it at the moment.`,
  });

/** The notification of a 404 is a warning, because the server's message does not say what is missing. */
export function notifyRejected(
  { operation, subject }: OutboxEntry,
  { message, isNotFound, conflicts }: Extract<Outcome, { type: "rejected" }>,
): void {
  // The screen of the reset asks what to do.
  if (conflicts) return;
  // Dismiss "Send added".
  if (operation.type === "log") dismiss(operation.climb.id);
  if (!isNotFound) return notifyError(message);
  notify({
    type: "warning",
    title: "Not saved",
    message: `${describeOperation(operation, subject)}. ${getReason(operation)}`,
  });
}

function getReason({ type }: Operation): string {
  if (type === "toggleBump") return "The activity may have been deleted.";
  if (type === "saveDraft") return "The circuit may have been deleted.";
  if (type === "markRoutes") return "The reset or a route may have been deleted.";
  return "The route may have been deleted.";
}

export const notifySaved = (count: number): void =>
  void notify({
    type: "success",
    title: "Saved",
    message: plural(count, { one: "1 waiting change", other: `${count} waiting changes` }),
  });

export const notifyDotsSaved = (count: number): void =>
  void notify({
    type: "success",
    title: plural(count, { one: "1 dot saved", other: `${count} dots saved` }),
  });

/** Reports the drafts of each closed reset in one notification. */
export function notifyMoved(drafts: readonly MovedDraft[]): void {
  for (const [closure, [first, ...others]] of groupBy(drafts, (draft) => draft.closure)) {
    const texts = MOVED_TEXTS[closure];
    notify({
      type: "warning",
      ...(others.length === 0 && first
        ? { title: `${first.operation.route.name} was not saved`, message: texts.one }
        : { title: `${others.length + 1} dots were not saved`, message: texts.many }),
    });
  }
}

const MOVED_TEXTS: Readonly<Record<Closure, { readonly one: string; readonly many: string }>> = {
  published: {
    one: "The reset was published meanwhile. The dot is kept in a new draft.",
    many: "The reset was published meanwhile. The dots are kept in a new draft.",
  },
  deleted: {
    one: "The reset was deleted meanwhile. The dot is kept in a new draft.",
    many: "The reset was deleted meanwhile. The dots are kept in a new draft.",
  },
};

/** Equal errors share one notification, as those of the query client do. */
const notifyError = (message: string) =>
  void notify({ type: "error", id: `Error\n${message}`, title: "Error", message });
