import { circuits } from "@topout/shared/contract";
import { toOrderedCircuits } from "@topout/shared/domain";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const circuitQueries = {
  all: () => ["circuits"] as const,

  /** In display order. */
  listByGym: (gymId: string) =>
    queryOptions({
      queryKey: [...circuitQueries.all(), "gym", gymId],
      queryFn: ({ signal }) => request(circuits.list, { params: { gym_id: gymId }, signal }),
      meta: { keepOnSessionChange: true },
      select: toOrderedCircuits,
    }),
};
