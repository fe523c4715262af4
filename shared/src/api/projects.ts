import { projects } from "@topout/shared/contract";
import { mutationOptions, queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const projectQueries = {
  all: () => ["projects"] as const,

  /** Route ids. */
  mine: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), "mine"],
      queryFn: ({ signal }) => request(projects.mine, { signal }),
    }),
};

interface Toggle {
  readonly route: string;
  /** Whether it shall be a project from now on. */
  readonly project: boolean;
}

export const projectMutations = {
  key: () => ["projects"] as const,

  /** Shows at once, and turns back when it is refused. */
  toggle: () =>
    mutationOptions({
      mutationKey: projectMutations.key(),
      mutationFn: ({ route, project }: Toggle) =>
        request(project ? projects.add : projects.remove, { params: { route_id: route } }),
      onMutate: async ({ route, project }, { client }) => {
        const { queryKey } = projectQueries.mine();
        await client.cancelQueries({ queryKey });
        const before = client.getQueryData(queryKey);
        client.setQueryData(queryKey, (mine) => mine && withToggle(mine, { route, project }));
        return before;
      },
      onError: (_error, _toggle, before, { client }) => {
        client.setQueryData(projectQueries.mine().queryKey, before);
      },
      onSettled: (_answer, _error, _toggle, _before, { client }) =>
        client.invalidateQueries({ queryKey: projectQueries.all() }),
    }),
};

function withToggle(mine: readonly string[], { route, project }: Toggle) {
  const others = mine.filter((id) => id !== route);
  return project ? [...others, route] : others;
}
