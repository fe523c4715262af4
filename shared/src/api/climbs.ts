import { type Climb, climbs, type User } from "@topout/shared/contract";
import { mutationOptions, queryOptions, type QueryClient } from "@topout/shared/platform";
import { v7 as uuidv7 } from "uuid";

import { activityKeys } from "./activity-keys.ts";
import { isApiError } from "./api-error.ts";
import { normalizeClimbs } from "./normalize.ts";
import { createWriteTimeout, request } from "./request.ts";
import { routeQueries } from "./routes.ts";
import { userQueries } from "./users.ts";

/** A climb that the server has not stored yet. */
export type NewClimb = Pick<Climb, "id" | "route" | "sent" | "time">;

/** Sets the id and the time on the client, so that a repeated request does not add a second climb. */
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

/** Runs the mutations in order, so that the server stores a climb before it removes it. */
const serialScope = { id: "climbs" };

export const climbMutations = {
  key: () => ["climbs"] as const,

  /** Optimistic. An error removes the climb again. */
  log: () =>
    mutationOptions({
      mutationKey: climbMutations.key(),
      scope: serialScope,
      mutationFn: (climb: NewClimb) =>
        request(climb.sent ? climbs.addSend : climbs.addAttempt, {
          params: { route_id: climb.route },
          body: { id: climb.id, time: climb.time },
          signal: createWriteTimeout(),
        }),
      meta: { canRetry: true },
      onMutate: (climb, { client }) => addToMyClimbs(client, climb),
      onError: (_error, climb, _result, { client }) =>
        updateMyClimbs(client, (mine) => mine.filter(({ id }) => id !== climb.id)),
      onSettled: (_data, _error, _climb, _result, { client }) => refresh(client),
    }),

  /** Optimistic. An error adds the climb again, except NOT_FOUND: the server does not have the climb. */
  remove: () =>
    mutationOptions({
      mutationKey: climbMutations.key(),
      scope: serialScope,
      mutationFn: (climb: NewClimb) =>
        request(climbs.remove, { params: { climb_id: climb.id }, signal: createWriteTimeout() }),
      meta: { canRetry: true },
      onMutate: (climb, { client }) =>
        updateMyClimbs(client, (mine) => mine.filter(({ id }) => id !== climb.id)),
      onError: async (error, climb, _result, { client }) => {
        if (!isApiError(error, "NOT_FOUND")) await addToMyClimbs(client, climb);
      },
      onSettled: (_data, _error, _climb, _result, { client }) => refresh(client),
    }),
};

async function updateMyClimbs(client: QueryClient, update: (mine: Climb[]) => Climb[]) {
  const { queryKey } = climbQueries.mine();
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (mine) => mine && update(mine));
}

/** Sorts the climbs newest first, because Undo can add an older climb again. */
const addToMyClimbs = (client: QueryClient, climb: NewClimb) =>
  updateMyClimbs(client, (mine) =>
    [toOptimisticClimb(client, climb), ...mine].sort((a, b) => b.time.localeCompare(a.time)),
  );

const toOptimisticClimb = (client: QueryClient, climb: NewClimb): Climb => ({
  user: client.getQueryData<User>(userQueries.me().queryKey)?.id ?? "",
  activity: null,
  ...climb,
});

/** Only the last pending mutation refetches. An earlier refetch would undo the optimistic updates of later ones. */
async function refresh(client: QueryClient) {
  if (client.isMutating({ mutationKey: climbMutations.key() }) > 1) return;
  // `invalidateQueries` does not restart a query without data. Its request may have started before the change.
  await client.cancelQueries({ queryKey: climbQueries.all() });
  await Promise.all(
    [climbQueries.all(), routeQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
