import { useMemo } from "react";

import { projects } from "@topout/shared/contract";
import { queryOptions, usePendingOperations, useQuery, useSession } from "@topout/shared/platform";

import { applyToProjects } from "./pending-operations.ts";
import { request } from "./request.ts";

export const projectQueries = {
  all: () => ["projects"] as const,

  /** The route ids that the server has stored. Screens use {@link useMyProjects}. */
  mine: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), "mine"],
      queryFn: ({ signal }) => request(projects.mine, { signal }),
    }),
};

/** The route ids of the user's projects, with changes that the server has not stored yet. Undefined for visitors. */
export function useMyProjects() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const query = useQuery({ ...projectQueries.mine(), enabled: isSignedIn });
  const pendingOperations = usePendingOperations();
  const stored = isSignedIn ? query.data : undefined;
  const data = useMemo(
    () => stored && applyToProjects(stored, pendingOperations),
    [stored, pendingOperations],
  );
  return { routeIds: data, query };
}
