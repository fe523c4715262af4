import { projects } from "@topout/shared/contract";
import { mutationOptions, queryOptions } from "@topout/shared/platform";

import { createWriteTimeout, request } from "./request.ts";

export const projectQueries = {
  all: () => ["projects"] as const,

  /** Route ids. */
  mine: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), "mine"],
      queryFn: ({ signal }) => request(projects.mine, { signal }),
    }),
};

interface ProjectToggle {
  readonly route: string;
  /** The new state. */
  readonly isProject: boolean;
}

export const projectMutations = {
  key: () => ["projects"] as const,

  /** Optimistic, with a rollback on error. */
  toggle: () =>
    mutationOptions({
      mutationKey: projectMutations.key(),
      mutationFn: ({ route, isProject }: ProjectToggle) =>
        request(isProject ? projects.add : projects.remove, {
          params: { route_id: route },
          signal: createWriteTimeout(),
        }),
      meta: { canRetry: true },
      onMutate: async (toggle, { client }) => {
        const { queryKey } = projectQueries.mine();
        await client.cancelQueries({ queryKey });
        const previous = client.getQueryData(queryKey);
        client.setQueryData(queryKey, (mine) => mine && applyToggle(mine, toggle));
        return previous;
      },
      onError: (_error, _toggle, previous, { client }) => {
        client.setQueryData(projectQueries.mine().queryKey, previous);
      },
      onSettled: (_data, _error, _toggle, _previous, { client }) =>
        client.invalidateQueries({ queryKey: projectQueries.all() }),
    }),
};

function applyToggle(mine: readonly string[], { route, isProject }: ProjectToggle) {
  const otherIds = mine.filter((id) => id !== route);
  return isProject ? [...otherIds, route] : otherIds;
}
