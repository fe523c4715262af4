import { sets } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const setQueries = {
  all: () => ["sets"] as const,

  /** Newest first. */
  listByGym: (gymId: string) =>
    queryOptions({
      queryKey: [...setQueries.all(), "gym", gymId],
      queryFn: ({ signal }) => request(sets.list, { params: { gym_id: gymId }, signal }),
      meta: { keepOnSessionChange: true },
    }),
};
