import { setQueries } from "@topout/shared/api";
import { createSet, updateSet } from "@topout/shared/api/staff";
import type { RouteSet, SetCreation } from "@topout/shared/contract";
import type { QueryClient } from "@topout/shared/platform";

import { createRepeatableCreation } from "../../setting/lost-responses.ts";
import { useRepeatableCreation } from "../../setting/use-repeatable-creation.ts";

/** Returns a function that creates a set only once, even if the user repeats it after a lost response. */
export const useRepeatableSetCreation = (gymId: string) =>
  useRepeatableCreation((client) => createSetCreation(client, gymId), setQueries.all());

function createSetCreation(client: QueryClient, gymId: string) {
  const query = setQueries.listByGym(gymId);
  return createRepeatableCreation<SetCreation, RouteSet>({
    create: createSet,
    // A set cannot move to another circuit.
    update: (set, input) =>
      set.circuit_id === input.circuit_id
        ? updateSet({ id: set.id, name: input.name ?? "", date: input.date })
        : createSet(input),
    getKnownRows: () => client.getQueryData(query.queryKey) ?? [],
    fetchRows: () => client.fetchQuery({ ...query, staleTime: 0 }),
    matches: isEqual,
    isEqual,
  });
}

type SetFields = Pick<RouteSet, "circuit_id" | "date"> & {
  readonly name?: string | null | undefined;
};

const isEqual = (a: SetFields, b: SetFields) =>
  a.circuit_id === b.circuit_id &&
  (a.name ?? "") === (b.name ?? "") &&
  Date.parse(a.date) === Date.parse(b.date);
