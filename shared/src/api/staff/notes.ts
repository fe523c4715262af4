import { request, routeQueries } from "@topout/shared/api";
import { type NotePage, notes, routes } from "@topout/shared/contract";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@topout/shared/platform";

/** The limit of a request by ids. */
const MAX_ROUTES = 200;

export const noteQueries = {
  all: () => ["notes"] as const,

  /** Pages of what is to fix in a gym, and of the opinions of the last 30 days. */
  pages: (gymId: string) =>
    infiniteQueryOptions({
      queryKey: [...noteQueries.all(), gymId],
      queryFn: ({ pageParam: page, signal }) =>
        request(notes.pageOfGym, {
          params: { gym_id: gymId },
          query: { open: true, page },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ meta: { page, totalPages } }: NotePage) =>
        page < totalPages ? page + 1 : undefined,
      // Climbers add notes, and other setters fix things.
      staleTime: 0,
    }),

  /** The routes with these ids. */
  routes: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...routeQueries.all(), "of-notes", ids],
      queryFn: async ({ signal }) => {
        const starts = Array.from(
          { length: Math.ceil(ids.length / MAX_ROUTES) },
          (_, index) => index * MAX_ROUTES,
        );
        const parts = await Promise.all(
          starts.map((start) => {
            const query = { ids: ids.slice(start, start + MAX_ROUTES).join(",") };
            return request(routes.list, { query, signal });
          }),
        );
        return parts.flat();
      },
    }),
};

interface DoneNote {
  readonly id: string;
  /** For the notification. */
  readonly routeName: string;
}

export const noteMutations = {
  /** Also marks the earlier notes of its kind on its route. */
  markDone: () =>
    mutationOptions({
      mutationFn: ({ id }: DoneNote) => request(notes.markDone, { params: { note_id: id } }),
      onSettled: (_data, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: noteQueries.all() }),
    }),
};
