import { AuthGate } from "@topout/shared/api";
import { getReturnPath, paths } from "@topout/shared/paths";
import { Navigate, getToken, useLocation } from "@topout/shared/platform";
import { type ReactNode, useEffect, useState } from "react";

import { clearJustRegistered, hasJustRegistered } from "./just-registered.ts";
import { AccountError } from "../fallbacks/account-error.tsx";
import { LoadingBar } from "../fallbacks/loading-bar.tsx";

/** Shows a sign-in screen to visitors, and redirects a user who is signed in or has just signed in on it. */
export function AnonymousOnly({ children }: { children: ReactNode }) {
  // After a login the form stays until the account is loaded.
  const [wasSignedIn] = useState(() => getToken() !== null);

  return (
    <AuthGate
      loading={wasSignedIn ? <LoadingBar /> : children}
      unauthenticated={children}
      error={(retry) => <AccountError {...retry} />}
    >
      {() => <RedirectAfterSignIn />}
    </AuthGate>
  );
}

/** Redirects to the welcome screen after a registration, else to the screen before the login, else to the dashboard. */
function RedirectAfterSignIn() {
  const { state } = useLocation();
  const [to] = useState(() =>
    hasJustRegistered() ? paths.welcome : (getReturnPath(state) ?? paths.dashboard),
  );
  useEffect(clearJustRegistered, []);

  return <Navigate to={to} replace />;
}
