import { userQueries } from "@topout/shared/api";
import { useQuery, useSession } from "@topout/shared/platform";

/** Who is signed in. `settled` is false while that is still being asked. */
export function useMe() {
  const signedIn = useSession(({ token }) => token !== null);
  const me = useQuery({ ...userQueries.me(), enabled: signedIn });

  return {
    user: signedIn ? me.data : undefined,
    settled: !signedIn || me.data !== undefined || me.isError,
    failed: signedIn && me.isError && me.data === undefined,
    ask: me.refetch,
  };
}
