import { AuthGate } from "@topout/shared/api";
import { getReturnPath, paths } from "@topout/shared/paths";
import { Navigate, getToken, useLocation } from "@topout/shared/platform";
import { type ReactNode, useEffect, useState } from "react";

import { clearJustRegistered, hasJustRegistered } from "./just-registered.ts";
import { AccountError } from "../fallbacks/account-error.tsx";
import { LoadingBar } from "../fallbacks/loading-bar.tsx";

/** Shows a login or registration screen to visitors. Redirects signed-in users, also after a login on this screen. */
export function AnonymousOnly({ children }: { children: ReactNode }) {
  // After a login, show the form until the account is loaded.
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

/** Redirects to the welcome screen after a registration. Otherwise to the screen before the login, or the dashboard. */
function RedirectAfterSignIn() {
  const { state } = useLocation();
  const [to] = useState(() =>
    hasJustRegistered() ? paths.welcome : (getReturnPath(state) ?? paths.dashboard),
  );
  useEffect(clearJustRegistered, []);

  return <Navigate to={to} replace />;
}
