import { useEffect, useState } from "react";

/**
 * Blocks a sign-out until `proceed` or `reset` is called, because a sign-out discards the changes. The shell dispatches
 * a cancelable `logout` event. Its `detail` is the function that signs out.
 */
export function useSignOutBlocker(isActive: boolean) {
  const [blocked, setBlocked] = useState<{ readonly signOut: () => void }>();

  useEffect(() => {
    if (!isActive) return undefined;
    const handleLogout = (event: Event) => {
      event.preventDefault();
      setBlocked({ signOut: (event as CustomEvent<() => void>).detail });
    };
    addEventListener("logout", handleLogout);
    return () => removeEventListener("logout", handleLogout);
  }, [isActive]);

  return {
    isBlocked: blocked !== undefined,
    reset: () => setBlocked(undefined),
    proceed: () => {
      setBlocked(undefined);
      blocked?.signOut();
    },
  };
}
