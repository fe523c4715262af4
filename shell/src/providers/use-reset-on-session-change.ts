import { type QueryClient, useSession } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

/** Resets all queries when the user changes, except queries with the same result for every user. */
export function useResetOnSessionChange(client: QueryClient): void {
  const token = useSession((session) => session.token);
  const previousToken = useRef(token);

  useEffect(() => {
    if (previousToken.current === token) return;
    previousToken.current = token;
    void client.resetQueries({ predicate: ({ meta }) => meta?.keepOnSessionChange !== true });
  }, [client, token]);
}
