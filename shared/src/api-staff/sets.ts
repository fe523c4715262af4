import { request, routeQueries, setQueries } from "@topout/shared/api";
import { setChanges, type SetCreation } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

export const setMutations = {
  /** The new set can be its circuit's current set, which changes the gym's routes. */
  create: () =>
    mutationOptions({
      mutationFn: (set: SetCreation) => request(setChanges.create, { body: set }),
      onSuccess: (_set, _sent, _result, { client }) =>
        Promise.all(
          [setQueries.all(), routeQueries.all()].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        ),
    }),
};
