import { request, routeQueries, setQueries } from "@topout/shared/api";
import { setChanges, type SetCreation } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

export const setMutations = {
  /** Also refetches routes: the new set can become its circuit's current set. */
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
