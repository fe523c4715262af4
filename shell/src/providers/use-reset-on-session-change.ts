import { type QueryClient, useSession } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

/** What one person was shown must not be there for the next: every answer is asked for anew, but those that all get alike. */
export function useResetOnSessionChange(client: QueryClient): void {
  const token = useSession((session) => session.token);
  const before = useRef(token);

  useEffect(() => {
    if (before.current === token) return;
    before.current = token;
    void client.resetQueries({ predicate: ({ meta }) => meta?.keepOnSessionChange !== true });
  }, [client, token]);
}
