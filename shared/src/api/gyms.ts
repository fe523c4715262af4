import { gyms } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const gymQueries = {
  all: () => ["gyms"] as const,

  /** The first 100 gyms by name. */
  list: () =>
    queryOptions({
      queryKey: [...gymQueries.all(), "list"],
      queryFn: ({ signal }) => request(gyms.list, { signal }),
      meta: { keepOnSessionChange: true },
    }),

  /** The gyms that this device has loaded one by one. */
  visited: () => [...gymQueries.all(), "one"] as const,

  get: (gymId: string) =>
    queryOptions({
      queryKey: [...gymQueries.visited(), gymId],
      queryFn: ({ signal }) => request(gyms.get, { params: { gym_id: gymId }, signal }),
      meta: { keepOnSessionChange: true },
    }),
};
