import { useRef } from "react";

import { climbMutations, type NewClimb, createClimb } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { dismiss, notify, useMutation } from "@topout/shared/platform";

/**
 * Logs a climb and shows a notification with Undo. It replaces the notification of the previous climb, because several
 * of them would cover the panel.
 */
export function useLogClimb(route: Pick<Route, "id" | "name">) {
  const log = useMutation(climbMutations.log());
  const remove = useMutation(climbMutations.remove());

  const notificationId = useRef("");

  const notifyClimb = (climb: NewClimb, count: number) => {
    dismiss(notificationId.current);
    notificationId.current = notify({
      id: climb.id,
      type: "success",
      title: climb.sent ? "Send added" : "Attempt added",
      message: `${route.name} · ${formatCount(count, climb.sent ? "send" : "attempt")}`,
      action: { label: "Undo", run: () => remove.mutate(climb) },
    });
  };

  /** `count` is the number of sends or attempts including this one. */
  return (sent: boolean, count: number) => {
    const climb = createClimb(route.id, sent);
    notifyClimb(climb, count);
    // The query client shows the error. Dismiss the success notification, which is wrong now.
    log.mutateAsync(climb).catch(() => dismiss(climb.id));
  };
}
