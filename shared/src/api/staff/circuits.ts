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

export const circuitMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (circuit: CircuitCreation) => request(circuitChanges.create, { body: circuit }),
      onSettled: (_circuit, error, _variables, _result, { client }) =>
        error ? undefined : client.invalidateQueries({ queryKey: circuitQueries.all() }),
    }),

  /** Also refetches routes and activities, which have the colour of their circuit. */
  update: () =>
    mutationOptions({
      mutationFn: ({ id, name, color }: CircuitChange & { readonly id: string }) =>
        request(circuitChanges.update, { params: { circuit_id: id }, body: { name, color } }),
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
