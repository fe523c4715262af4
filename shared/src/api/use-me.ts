import { useQuery, useSession } from "@topout/shared/platform";

import { userQueries } from "./users.ts";

/** Who is signed in. `settled` is false while that is still being asked. */
export function useMe() {
  const signedIn = useSession(({ token }) => token !== null);
  const me = useQuery({ ...userQueries.me(), enabled: signedIn });

  return {
    signedIn,
    user: signedIn ? me.data : undefined,
    settled: !signedIn || !me.isPending,
    asking: me.isFetching,
    ask: me.refetch,
  };
}
