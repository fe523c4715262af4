import { climbMutations, useMe } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { addRouteParam, createReturnState, paths } from "@topout/shared/paths";
import { notify, useLocation, useMutation, useNavigate } from "@topout/shared/platform";
import { Button, Dialog } from "@topout/shared/ui";
import { useEffect } from "react";

import { setInterruptedClimb, useInterruptedClimb } from "./interrupted-climb.ts";

/** Shown when the server rejects a climb because the session has ended. Logs the climb after the next login. */
export function SessionEndedDialog({ route }: { route: Pick<Route, "id" | "name"> }) {
  const interruptedClimb = useInterruptedClimb();
  const { isSignedIn } = useMe();
  const navigate = useNavigate();
  const location = useLocation();
  useLogAfterLogin(route.name);
  // The login opens the route's panel, which logs the climb.
  const panelLocation = { ...location, search: addRouteParam(location.search, route.id) };

  if (!interruptedClimb || isSignedIn || interruptedClimb.climb.route !== route.id) return null;
  const kind = interruptedClimb.climb.sent ? "send" : "attempt";
  return (
    <Dialog
      title="You've been logged out"
      onClose={() => setInterruptedClimb(undefined)}
      footer={
        <>
          <Button onClick={() => setInterruptedClimb(undefined)}>Cancel</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => void navigate(paths.login, { state: createReturnState(panelLocation) })}
          >
            Log in
          </Button>
        </>
      }
    >
      <p>
        Your session has ended. Log in again and we'll add your {kind} of {route.name}.
      </p>
    </Dialog>
  );
}

/** Logs the climb after the login. Drops it if another user logs in. */
function useLogAfterLogin(routeName: string) {
  const interruptedClimb = useInterruptedClimb();
  const { user } = useMe();
  const { mutate: log } = useMutation(climbMutations.log());

  useEffect(() => {
    if (!interruptedClimb || !user) return;
    setInterruptedClimb(undefined);
    if (interruptedClimb.userId !== user.id) return;
    log(interruptedClimb.climb);
    const title = interruptedClimb.climb.sent ? "Send added" : "Attempt added";
    notify({ type: "success", title, message: routeName });
  }, [interruptedClimb, user, log, routeName]);
}
