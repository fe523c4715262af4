import { type Climb, climbs, type User } from "@topout/shared/contract";
import { mutationOptions, queryOptions, type QueryClient } from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { activityQueries } from "./activities.ts";
import { isApiError } from "./api-error.ts";
import { normalizeClimbs } from "./normalize.ts";
import { request } from "./request.ts";
import { routeQueries } from "./routes.ts";
import { userQueries } from "./users.ts";

/** A climb as its maker knows it, before any server has heard of it. */
export type NewClimb = Pick<Climb, "id" | "route" | "sent" | "time">;

/** Makes the id and the time at the tap, so that a call may be repeated and still counts once. */
export const createClimb = (route: string, sent: boolean): NewClimb => ({
  id: uuidv7(),
  route,
  sent,
  time: new Date().toISOString(),
});

export const climbQueries = {
  all: () => ["climbs"] as const,

  /** Newest first. */
  mine: () =>
    queryOptions({
      queryKey: [...climbQueries.all(), "mine"],
      queryFn: ({ signal }) =>
        request(climbs.mine, { query: {}, signal, normalize: normalizeClimbs }),
    }),
};

/** Taps are sent one after the other: a climb is logged before it is taken back. */
const serialScope = { id: "climbs" };

export const climbMutations = {
  key: () => ["climbs"] as const,

  /** Shows at once; a refused climb is taken back. */
  log: () =>
    mutationOptions({
      mutationKey: climbMutations.key(),
      scope: serialScope,
      mutationFn: (climb: NewClimb) =>
        request(climb.sent ? climbs.addSend : climbs.addAttempt, {
          params: { route_id: climb.route },
          body: { id: climb.id, time: climb.time },
        }),
      onMutate: (climb, { client }) =>
        updateMyClimbs(client, (mine) => [toOptimisticClimb(client, climb), ...mine]),
      onError: (_error, climb, _result, { client }) =>
        updateMyClimbs(client, (mine) => mine.filter(({ id }) => id !== climb.id)),
      onSettled: (_answer, _error, _climb, _result, { client }) => refresh(client),
    }),

  /** Disappears at once; a climb that could not be deleted comes back, unless there is none. */
  remove: () =>
    mutationOptions({
      mutationKey: climbMutations.key(),
      scope: serialScope,
      mutationFn: (climb: NewClimb) => request(climbs.remove, { params: { climb_id: climb.id } }),
      onMutate: (climb, { client }) =>
        updateMyClimbs(client, (mine) => mine.filter(({ id }) => id !== climb.id)),
      onError: async (error, climb, _result, { client }) => {
        if (isApiError(error, "NOT_FOUND")) return;
        await updateMyClimbs(client, (mine) =>
          [...mine, toOptimisticClimb(client, climb)].toSorted((a, b) =>
            b.time.localeCompare(a.time),
          ),
        );
      },
      onSettled: (_answer, _error, _climb, _result, { client }) => refresh(client),
    }),
};

async function updateMyClimbs(client: QueryClient, change: (mine: Climb[]) => Climb[]) {
  const { queryKey } = climbQueries.mine();
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (mine) => mine && change(mine));
}

/** As the list shows it until the server has answered. */
const toOptimisticClimb = (client: QueryClient, climb: NewClimb): Climb => ({
  user: client.getQueryData<User>(userQueries.me().queryKey)?.id ?? "",
  activity: null,
  ...climb,
});

/** While another tap is on its way an answer would show the state before it: only the last one asks. */
async function refresh(client: QueryClient) {
  if (client.isMutating({ mutationKey: climbMutations.key() }) > 1) return;
  await Promise.all(
    [climbQueries.all(), routeQueries.all(), activityQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
