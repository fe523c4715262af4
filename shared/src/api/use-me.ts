import { useQuery, useSession } from "@topout/shared/platform";

import { userQueries } from "./users.ts";

/** The signed-in user. `isSettled` is false while the first request is pending. */
export function useMe() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const me = useQuery({ ...userQueries.me(), enabled: isSignedIn });

  return {
    isSignedIn,
    user: isSignedIn ? me.data : undefined,
    isSettled: !isSignedIn || me.isFetched,
    error: me.error,
    isFetching: me.isFetching,
    refetch: me.refetch,
  };
}
