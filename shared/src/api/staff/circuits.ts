import {
  activityKeys,
  circuitQueries,
  ignoreNotFound,
  request,
  routeQueries,
} from "@topout/shared/api";
import { type CircuitChange, circuitChanges, type CircuitCreation } from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

/** The keys start with the key of all circuits, so invalidating circuits also refetches the counts. */
export const circuitStaffQueries = {
  dependents: (id: string) =>
    queryOptions({
      queryKey: [...circuitQueries.all(), "dependents", id],
      queryFn: ({ signal }) =>
        request(circuitChanges.dependents, { params: { circuit_id: id }, signal }),
      // The counts change with every climb.
      staleTime: 0,
    }),
};

interface ChangedCircuit extends CircuitChange {
  readonly id: string;
}

/** A repeated request with the same idempotency key returns the stored circuit. */
export const createCircuit = (circuit: CircuitCreation) =>
  request(circuitChanges.create, { body: circuit });

export const updateCircuit = ({ id, name, color }: ChangedCircuit) =>
  request(circuitChanges.update, { params: { circuit_id: id }, body: { name, color } });

export const circuitMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (circuit: CircuitCreation) => createCircuit(circuit),
      onSettled: (_circuit, error, _variables, _result, { client }) =>
        error ? undefined : client.invalidateQueries({ queryKey: circuitQueries.all() }),
    }),

  /** Also refetches routes and activities, which have the colour of their circuit. */
  update: () =>
    mutationOptions({
      mutationFn: (circuit: ChangedCircuit) => updateCircuit(circuit),
      onSettled: (_circuit, error, _variables, _result, { client }) =>
        error ? undefined : refresh(client),
    }),

  /** Refetches everything, because any list can contain the circuit's routes or their climbs. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        ignoreNotFound(request(circuitChanges.remove, { params: { circuit_id: id } })),
      onSettled: (_data, error, _id, _result, { client }) =>
        error ? undefined : client.invalidateQueries(),
    }),
};

const refresh = (client: QueryClient) =>
  Promise.all(
    [circuitQueries.all(), routeQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
