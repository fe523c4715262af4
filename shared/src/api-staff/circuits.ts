import { circuitQueries, request } from "@topout/shared/api";
import { circuitChanges, type CircuitCreation } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

export const circuitMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (circuit: CircuitCreation) => request(circuitChanges.create, { body: circuit }),
      onSuccess: (_circuit, _sent, _result, { client }) =>
        client.invalidateQueries({ queryKey: circuitQueries.all() }),
    }),

  /** Refetches everything, because any list can contain the circuit's routes or their climbs. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => request(circuitChanges.remove, { params: { circuit_id: id } }),
      onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries(),
    }),
};
