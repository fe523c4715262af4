import { AuthGate } from "@topout/shared/api";
import { getReturnPath, paths } from "@topout/shared/paths";
import { Navigate, getToken, useLocation } from "@topout/shared/platform";
import { type ReactNode, useEffect, useState } from "react";

import { clearJustRegistered, hasJustRegistered } from "./just-registered.ts";
import { AccountError } from "../fallbacks/account-error.tsx";
import { LoadingBar } from "../fallbacks/loading-bar.tsx";

/** For a screen on which one signs in: whoever is signed in is led on, also whoever has become so here. */
export function AnonymousOnly({ children }: { children: ReactNode }) {
  // The form stays until it is known who has logged in by it.
  const [arrivedSignedIn] = useState(() => getToken() !== null);

  return (
    <AuthGate
      loading={arrivedSignedIn ? <LoadingBar /> : children}
      unauthenticated={children}
      error={(again) => <AccountError {...again} />}
    >
      {() => <LeadOn />}
    </AuthGate>
  );
}

/** To the welcome after a registration, else back to where the login began, else home. */
function LeadOn() {
  const { state } = useLocation();
  const [to] = useState(() =>
    hasJustRegistered() ? paths.welcome : (getReturnPath(state) ?? paths.dashboard),
  );
  useEffect(clearJustRegistered, []);

  return <Navigate to={to} replace />;
}
