import { gymQueries, request, normalizeGym } from "@topout/shared/api";
import { type GymChange, type GymCreation, gymChanges, type Layout } from "@topout/shared/contract";
import { mutationOptions, type QueryClient } from "@topout/shared/platform";

interface NewGym extends Omit<GymCreation, "layout"> {
  readonly layout: Layout;
  readonly photo: Blob;
}

/** Missing fields do not change. `version` is the version of the gym that the user edited. */
interface ChangedGym extends Omit<GymChange, "layout"> {
  readonly id: string;
  readonly layout?: Layout;
  readonly photo?: Blob;
}

export const gymMutations = {
  create: () =>
    mutationOptions({
      mutationFn: ({ photo, layout, ...details }: NewGym) =>
        request(gymChanges.create, {
          body: { ...details, layout: JSON.stringify(layout) },
          files: { file: photo },
          normalize: normalizeGym,
        }),
      onSuccess: (_gym, _variables, _result, { client }) => refresh(client),
    }),

  /** Also refetches after an error, because a STALE error means that the cached gym is outdated. */
  update: () =>
    mutationOptions({
      mutationFn: ({ id, photo, layout, ...change }: ChangedGym) =>
        request(gymChanges.update, {
          params: { gym_id: id },
          body: { ...change, ...(layout && { layout: JSON.stringify(layout) }) },
          files: { file: photo },
          normalize: normalizeGym,
        }),
      onSettled: (_gym, _error, _variables, _result, { client }) => refresh(client),
    }),
};

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: gymQueries.all() });
