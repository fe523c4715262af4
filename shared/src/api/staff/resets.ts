import { request } from "@topout/shared/api";
import { resets } from "@topout/shared/contract";
import { type Operation, queryOptions } from "@topout/shared/platform";

/** How often the screen of a reset reads the changes of other setters. */
const REFETCH_INTERVAL_MS = 5_000;

export const resetQueries = {
  all: () => ["resets"] as const,

  /** A reset without the marks that wait in the outbox. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...resetQueries.all(), "one", id],
      queryFn: ({ signal }) => request(resets.get, { params: { reset_id: id }, signal }),
      refetchInterval: REFETCH_INTERVAL_MS,
    }),
};

/** Applies the marks of one reset to the ids of the routes that come down. */
export function applyMarks(
  routeIds: readonly string[],
  operations: readonly Operation[],
): ReadonlySet<string> {
  const marked = new Set(routeIds);
  for (const operation of operations) {
    if (operation.type !== "markRoutes") continue;
    for (const id of operation.routeIds) {
      if (operation.comesDown) marked.add(id);
      else marked.delete(id);
    }
  }
  return marked;
}
