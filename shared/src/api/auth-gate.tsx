import type { User } from "@topout/shared/contract";
import type { ReactNode } from "react";

import { useMe } from "./use-me.ts";

/** Props for a retry button of the failed request. */
export interface RetryProps {
  /** Null while the account is requested again. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

interface AuthGateProps {
  loading: ReactNode;
  unauthenticated: ReactNode;
  /** Shown if a token exists, but the request for the account failed. */
  renderError: (retry: RetryProps) => ReactNode;
  children: (user: User) => ReactNode;
}

/** Renders one of four views, depending on the session. An expired session counts as unauthenticated. */
export function AuthGate({ loading, unauthenticated, renderError, children }: AuthGateProps) {
  const { isSignedIn, user, isSettled, error, isFetching, refetch } = useMe();

  if (user) return children(user);
  if (!isSignedIn) return unauthenticated;
  if (!isSettled) return loading;
  return renderError({ error, onRetry: () => void refetch(), isRetrying: isFetching });
}
