import { useMemo } from "react";

import { climbs } from "@topout/shared/contract";
import {
  type NewClimb,
  queryOptions,
  usePendingOperations,
  useQuery,
  useSession,
} from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { applyToClimbs } from "./pending-operations.ts";
import { request } from "./request.ts";
import { serverClock } from "./server-clock.ts";

/**
 * Sets the id on the client, so that a repeated request does not add a second climb. Sets the time, because the request
 * may be sent later.
 */
export const createClimb = (route: string, sent: boolean): NewClimb => ({
  id: uuidv7(),
  route,
  sent,
  ...serverClock.readTapTime(),
});

export const climbQueries = {
  all: () => ["climbs"] as const,

  /** The climbs that the server has stored, newest first. Screens use {@link useMyClimbs}. */
  mine: () =>
    queryOptions({
      queryKey: [...climbQueries.all(), "mine"],
      queryFn: ({ signal }) => request(climbs.mine, { query: {}, signal }),
    }),
};

/**
 * The user's climbs, newest first, with those that the server has not stored yet. Undefined for visitors. `isNeeded`
 * prevents a request on a screen that seldom needs them.
 */
export function useMyClimbs(isNeeded = true) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const query = useQuery({ ...climbQueries.mine(), enabled: isSignedIn && isNeeded });
  const pendingOperations = usePendingOperations();
  const stored = isSignedIn ? query.data : undefined;
  const data = useMemo(
    () => stored && applyToClimbs(stored, pendingOperations),
    [stored, pendingOperations],
  );
  return { climbs: data, query };
}
