import { useMe } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { getReturnPath, paths } from "@topout/shared/paths";
import { Navigate, useLocation } from "@topout/shared/platform";
import { type ReactNode, useEffect, useState } from "react";

import { AccountError } from "../fallbacks/account-error.tsx";
import { clearJustRegistered, hasJustRegistered } from "./just-registered.ts";

interface RedirectAfterLoginProps {
  /** Whether the user has logged in on this screen. */
  hasLoggedIn: boolean;
  /** The login form. It stays visible until the account is loaded. */
  children: ReactNode;
}

export function RedirectAfterLogin({ hasLoggedIn, children }: RedirectAfterLoginProps) {
  const { isSignedIn, user, isSettled, error, isFetching, refetch } = useMe();

  if (!hasLoggedIn || !isSignedIn) return children;
  if (user) return <Redirect user={user} />;
  if (!isSettled) return children;
  return <AccountError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

/** Redirects a new user to the welcome screen, and other users to the screen before the login or the dashboard. */
function Redirect({ user }: { user: User }) {
  const { state } = useLocation();
  const [isNewUser] = useState(() => hasJustRegistered(user.id));
  useEffect(clearJustRegistered, []);

  // The welcome screen shows the invitation that the user came from.
  if (isNewUser) return <Navigate to={paths.welcome} state={state} replace />;
  return <Navigate to={getReturnPath(state) ?? paths.dashboard} replace />;
}
