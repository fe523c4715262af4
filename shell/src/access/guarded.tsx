import { AuthGate } from "@topout/shared/api";
import { comingFrom, paths } from "@topout/shared/paths";
import { Navigate, useLocation } from "@topout/shared/platform";
import type { ReactNode } from "react";

import { AccountFault } from "../fallbacks/account-fault.tsx";
import { LoadingBar } from "../fallbacks/loading-bar.tsx";
import { admits, type ScreenAccess } from "./admits.ts";
import { VisitorsOnly } from "./visitors-only.tsx";

interface GuardedProps {
  access: ScreenAccess;
  /** Where somebody who is not signed in is led. */
  otherwise?: string | undefined;
  children: ReactNode;
}

/** Lets in whom a screen is for, as soon as that is known, and leads everybody else away. */
export function Guarded({ access, otherwise = paths.dashboard, children }: GuardedProps) {
  const location = useLocation();

  if (access === "all") return children;
  if (access === "anonymous") return <VisitorsOnly>{children}</VisitorsOnly>;
  return (
    <AuthGate
      loading={<LoadingBar />}
      unauthenticated={<Navigate to={otherwise} state={comingFrom(location)} replace />}
      error={(again) => <AccountFault {...again} />}
    >
      {(user) => (admits(access, user) ? children : <Navigate to={paths.dashboard} replace />)}
    </AuthGate>
  );
}
