import { useRef } from "react";

import { climbMutations, createClimb, isApiError, type NewClimb, useMe } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { dismiss, notifications, notify, useMutation } from "@topout/shared/platform";

import { setInterruptedClimb } from "./interrupted-climb.ts";

interface LoggedClimb {
  readonly climb: NewClimb;
  /** The number of sends or attempts including this one. Undefined if the climbs failed to load. */
  readonly count: number | undefined;
}

/**
 * Logs a climb and shows a notification with Undo. It replaces the notification of the previous climb, because several
 * of them would cover the panel. Undo then removes one climb at a time.
 */
export function useLogClimb(route: Pick<Route, "id" | "name">) {
  const log = useMutation(climbMutations.log());
  const remove = useMutation(climbMutations.remove());
  const { user } = useMe();
  /** The climbs that the visible notification can undo, newest last. */
  const undoStack = useRef<readonly LoggedClimb[]>([]);

  const showNewest = (climbs: readonly LoggedClimb[]) => {
    undoStack.current = climbs;
    const newest = climbs.at(-1);
    if (!newest) return;
    const { climb, count } = newest;
    const kind = climb.sent ? "send" : "attempt";
    const undo = () => {
      remove.mutate(climb);
      showNewest(climbs.slice(0, -1));
    };
    notify({
      id: climb.id,
      type: "success",
      title: climb.sent ? "Send added" : "Attempt added",
      message: [route.name, count && formatCount(count, kind)].filter(Boolean).join(" · "),
      action: { label: "Undo", run: undo },
    });
  };

  return (sent: boolean, count: number | undefined) => {
    const climb = createClimb(route.id, sent);
    const previousId = undoStack.current.at(-1)?.climb.id ?? "";
    const isVisible = notifications.getState().list.some(({ id }) => id === previousId);
    const previous = isVisible ? undoStack.current.filter((item) => item.climb.sent === sent) : [];
    dismiss(previousId);
    // The second of two quick taps still has the count from before the first tap.
    const previousCount = previous.at(-1)?.count ?? 0;
    showNewest([...previous, { climb, count: count && Math.max(count, previousCount + 1) }]);
    // The query client shows the error. Dismiss the success notification, which is wrong now.
    log.mutateAsync(climb).catch((error: unknown) => {
      dismiss(climb.id);
      undoStack.current = undoStack.current.filter((item) => item.climb !== climb);
      if (isApiError(error, "UNAUTHORIZED") && user) {
        setInterruptedClimb({ climb, userId: user.id });
      }
    });
  };
}
