import type { User } from "@topout/shared/contract";
import type { ReactNode } from "react";

import { useMe } from "./use-me.ts";

/** How to ask again who is signed in, and whether that is under way. */
export interface RetryProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

interface AuthGateProps {
  loading: ReactNode;
  unauthenticated: ReactNode;
  /** Somebody is signed in here, and the server did not say who. */
  error: (again: RetryProps) => ReactNode;
  children: (user: User) => ReactNode;
}

/** One of four views, by who is signed in. A session that the server has ended counts as none. */
export function AuthGate({ loading, unauthenticated, error, children }: AuthGateProps) {
  const { signedIn, user, settled, asking, ask } = useMe();

  if (user) return children(user);
  if (!signedIn) return unauthenticated;
  if (!settled) return loading;
  return error({ onRetry: () => void ask(), retrying: asking });
}
