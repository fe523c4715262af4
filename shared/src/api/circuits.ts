import { type Circuit, type CircuitList, circuits } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { normalizeCircuits } from "./normalize.ts";
import { request } from "./request.ts";

export const circuitQueries = {
  all: () => ["circuits"] as const,

  /** In display order. */
  listByGym: (gymId: string) =>
    queryOptions({
      queryKey: [...circuitQueries.all(), "gym", gymId],
      queryFn: ({ signal }) =>
        request(circuits.list, { params: { gym_id: gymId }, signal, normalize: normalizeCircuits }),
      meta: { keepOnSessionChange: true },
      select: toOrderedCircuits,
    }),
};

const toOrderedCircuits = ({ data, order }: CircuitList): Circuit[] =>
  order.flatMap((id) => data[id] ?? []);
