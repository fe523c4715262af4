import { useRef } from "react";

import { climbMutations, type NewClimb, createClimb } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { dismiss, notify, useMutation } from "@topout/shared/platform";

/**
 * Logs a go at a route at the tap. For a while the notification about it takes it back; that of the go before makes
 * room for it, or a few quick goes would cover the panel.
 */
export function useLogClimb(route: Pick<Route, "id" | "name">) {
  const log = useMutation(climbMutations.log());
  const remove = useMutation(climbMutations.remove());

  const told = useRef("");

  const say = (climb: NewClimb, count: number) => {
    dismiss(told.current);
    told.current = notify({
      id: climb.id,
      type: "success",
      title: climb.sent ? "Send added" : "Attempt added",
      message: `${route.name} · ${formatCount(count, climb.sent ? "send" : "attempt")}`,
      action: { label: "Undo", run: () => remove.mutate(climb) },
    });
  };

  /** `count` is how many of its kind there are with this one. */
  return (sent: boolean, count: number) => {
    const climb = createClimb(route.id, sent);
    say(climb, count);
    // Why it failed is told elsewhere; here only what is no longer true is taken away.
    log.mutateAsync(climb).catch(() => dismiss(climb.id));
  };
}
