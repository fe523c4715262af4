import { AuthGate } from "@topout/shared/api";
import { getReturnPath, paths } from "@topout/shared/paths";
import { Navigate, getToken, useLocation } from "@topout/shared/platform";
import { type ReactNode, useState } from "react";

import { AccountError } from "../fallbacks/account-error.tsx";
import { LoadingBar } from "../fallbacks/loading-bar.tsx";

/**
 * Shows a login or registration screen to visitors, and redirects users who are already signed in. After a login, the
 * login screen redirects. A login in another tab does not redirect, because the user did nothing in this tab.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const [wasSignedIn] = useState(() => getToken() !== null);
  if (!wasSignedIn) return children;

  return (
    <AuthGate
      loading={<LoadingBar />}
      unauthenticated={children}
      renderError={(retry) => <AccountError {...retry} />}
    >
      {() => <Navigate to={getReturnPath(state) ?? paths.dashboard} replace />}
    </AuthGate>
  );
}
