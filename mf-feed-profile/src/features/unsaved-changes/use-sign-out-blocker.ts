import { useEffect, useState } from "react";

/**
 * Blocks a sign-out, which would discard the changes, until `proceed` or `reset` is called. The shell sends the event with
 * the function that signs out.
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
