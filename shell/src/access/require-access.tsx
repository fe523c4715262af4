import { AuthGate } from "@topout/shared/api";
import { createReturnState, paths } from "@topout/shared/paths";
import { Navigate, useLocation } from "@topout/shared/platform";
import type { ReactNode } from "react";

import { AccountError } from "../fallbacks/account-error.tsx";
import { ScreenLoading } from "../fallbacks/screen-loading.tsx";
import type { ScreenAccess } from "./can-open-screen.ts";
import { RequireRole } from "./require-role.tsx";
import { VisitorsOnly } from "./visitors-only.tsx";

interface RequireAccessProps {
  access: ScreenAccess;
  /** The redirect target for visitors. */
  redirectTo?: string | undefined;
  children: ReactNode;
}

/** Shows the screen if the loaded account has access. Redirects other users. */
export function RequireAccess({
  access,
  redirectTo = paths.dashboard,
  children,
}: RequireAccessProps) {
  const location = useLocation();

  if (access === "all") return children;
  if (access === "anonymous") return <VisitorsOnly>{children}</VisitorsOnly>;
  return (
    <AuthGate
      loading={<ScreenLoading />}
      unauthenticated={<Navigate to={redirectTo} state={createReturnState(location)} replace />}
      renderError={(retry) => <AccountError {...retry} />}
    >
      {(user) => (
        <RequireRole key={user.id} access={access} user={user}>
          {children}
        </RequireRole>
      )}
    </AuthGate>
  );
}
