import { type Gym, gyms, gymSearch, type GymSummary } from "@topout/shared/contract";
import { type QueryClient, queryOptions } from "@topout/shared/platform";

import { isApiError } from "./api-error.ts";
import { request } from "./request.ts";

export const gymQueries = {
  all: () => ["gyms"] as const,

  /** The first gyms by name, without their layouts. An installation can have thousands of others. */
  first: () =>
    queryOptions({
      queryKey: [...gymQueries.all(), "first"],
      queryFn: ({ client, signal }) =>
        withListedGyms<readonly GymSummary[]>(client, {
          load: async () => (await requestGyms({}, signal)).data,
          find: (listedGyms) => listedGyms,
        }),
      meta: { keepOnSessionChange: true },
    }),

  /** The gyms that this device has shown. */
  visited: () => [...gymQueries.all(), "one"] as const,

  get: (gymId: string) =>
    queryOptions({
      queryKey: [...gymQueries.visited(), gymId],
      queryFn: ({ client, signal }) => loadGym(client, gymId, signal),
      meta: { keepOnSessionChange: true },
    }),

  /** A gym of which a screen shows only the name or the image. */
  summary: (gymId: string) =>
    queryOptions({
      queryKey: [...gymQueries.all(), "summary", gymId],
      queryFn: ({ client, signal }) => loadGym(client, gymId, signal),
      meta: { keepOnSessionChange: true },
    }),

  /** Every gym of a server of version 1.0. Remove in 1.2.0. */
  list: () =>
    queryOptions({
      queryKey: [...gymQueries.all(), "list"],
      queryFn: ({ signal }) => request(gyms.list, { signal }),
      meta: { keepOnSessionChange: true },
    }),
};

interface SearchQuery {
  readonly q?: string;
  readonly page?: number;
}

/** Requests a page of the gyms that match a text, or of all gyms by name. */
export const requestGyms = (query: SearchQuery, signal: AbortSignal) =>
  request(gymSearch.page, { query, signal });

const loadGym = (client: QueryClient, gymId: string, signal: AbortSignal) =>
  withListedGyms(client, {
    load: () => request(gyms.get, { params: { gym_id: gymId }, signal }),
    find: (listedGyms) => listedGyms.find(({ id }) => id === gymId),
  });

interface ListedGymsOptions<T> {
  readonly load: () => Promise<T>;
  readonly find: (listedGyms: readonly Gym[]) => T | undefined;
}

/**
 * Finds gyms in the list if the server does not know the endpoint. A server of version 1.0 has neither single gyms nor a
 * search, but lists every gym. Remove in 1.2.0.
 */
export async function withListedGyms<T>(
  client: QueryClient,
  { load, find }: ListedGymsOptions<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isApiError(error, "NOT_FOUND")) throw error;
    const result = find(await client.ensureQueryData(gymQueries.list()));
    if (result === undefined) throw error;
    return result;
  }
}
