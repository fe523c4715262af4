import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Navigate, notifications, notify } from "@topout/shared/platform";
import { type ReactNode, useEffect, useState } from "react";

import { canOpenScreen, type ScreenAccess } from "./can-open-screen.ts";

interface RequireRoleProps {
  access: ScreenAccess;
  user: User;
  children: ReactNode;
}

/** Redirects a user without access to the dashboard. */
export function RequireRole({ access, user, children }: RequireRoleProps) {
  const isAllowed = canOpenScreen(access, user);
  const [wasAllowed] = useState(isAllowed);

  if (isAllowed) return children;
  return (
    <>
      {wasAllowed && <EndedRole />}
      <Navigate to={paths.dashboard} replace />
    </>
  );
}

/** Tells the user why the open screen closes, unless the screen has done so after a refused change. */
function EndedRole() {
  useEffect(() => {
    const id = "ended-role";
    if (notifications.getState().list.some((notification) => notification.id === id)) return;
    notify({
      type: "info",
      id,
      title: "Your role has ended",
      message: "You can no longer open that page.",
    });
  }, []);
  return null;
}
