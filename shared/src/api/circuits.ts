import { type Circuit, type CircuitList, circuits } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { upgradeCircuits } from "./older-server.ts";
import { request } from "./request.ts";

export const circuitQueries = {
  all: () => ["circuits"] as const,

  /** In display order. */
  ofGym: (gymId: string) =>
    queryOptions({
      queryKey: [...circuitQueries.all(), "gym", gymId],
      queryFn: ({ signal }) =>
        request(circuits.list, { params: { gym_id: gymId }, signal, upgrade: upgradeCircuits }),
      meta: { sameForAll: true },
      select: inOrder,
    }),
};

const inOrder = ({ data, order }: CircuitList): Circuit[] => order.flatMap((id) => data[id] ?? []);
