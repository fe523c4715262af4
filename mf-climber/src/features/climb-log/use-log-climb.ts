import { useRef } from "react";

import { createClimb } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatSendCount, plural } from "@topout/shared/domain";
import { type NewClimb, notifications, notify, withOutbox } from "@topout/shared/platform";

interface LoggedClimb {
  readonly climb: NewClimb;
  /** The number of sends or attempts including this one. Undefined if the climbs failed to load. */
  readonly count: number | undefined;
}

/**
 * Returns a function that logs a climb and shows a notification with Undo. It replaces the notification of the previous
 * climb, because several of them would cover the panel. Undo then removes one climb at a time.
 */
export function useLogClimb(route: Pick<Route, "id" | "name">) {
  /** The climbs that the visible notification can undo, newest last. */
  const undoStack = useRef<readonly LoggedClimb[]>([]);

  const undo = async (climbs: readonly LoggedClimb[], { climb }: LoggedClimb) => {
    const operation = { type: "removeClimb", climb } as const;
    const isStored = await withOutbox((outbox) => outbox.enqueue(operation, route.name));
    if (isStored) showNewest(climbs.slice(0, -1));
  };

  const showNewest = (climbs: readonly LoggedClimb[], replacedId?: string) => {
    undoStack.current = climbs;
    const newest = climbs.at(-1);
    if (!newest) return;
    const { climb, count } = newest;
    notify({
      id: climb.id,
      replaces: replacedId,
      type: "success",
      title: climb.sent ? "Send added" : "Attempt added",
      message: [route.name, count && formatClimbCount(climb, count)].filter(Boolean).join(" · "),
      action: { label: "Undo", run: () => void undo(climbs, newest) },
    });
  };

  const notifyLogged = (climb: NewClimb, count: number | undefined) => {
    const previousId = undoStack.current.at(-1)?.climb.id;
    const isVisible = notifications.getState().list.some(({ id }) => id === previousId);
    const previous = isVisible
      ? undoStack.current.filter((item) => item.climb.sent === climb.sent)
      : [];
    // The second of two quick taps still has the count from before the first tap.
    const previousCount = previous.at(-1)?.count ?? 0;
    const newest = { climb, count: count && Math.max(count, previousCount + 1) };
    showNewest([...previous, newest], previousId);
  };

  return async (sent: boolean, count: number | undefined) => {
    const climb = createClimb(route.id, sent);
    const isStored = await withOutbox((outbox) =>
      outbox.enqueue({ type: "log", climb }, route.name),
    );
    if (isStored) notifyLogged(climb, count);
  };
}

const formatClimbCount = ({ sent }: NewClimb, count: number) =>
  sent ? formatSendCount(count) : plural(count, { one: "1 attempt", other: `${count} attempts` });
