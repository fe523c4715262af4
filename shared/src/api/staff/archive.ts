import { request } from "@topout/shared/api";
import { archive, type ArchivePage, type ArchiveQuery, type Route } from "@topout/shared/contract";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
} from "@topout/shared/platform";

export type ArchiveFilter = Omit<ArchiveQuery, "page">;
export type ArchivedRoute = ArchivePage["data"][number];

type Cursor = Pick<ArchiveQuery, "page" | "until">;

const FIRST_PAGE: Cursor = { page: 1 };

export const archiveQueries = {
  all: () => ["archive"] as const,

  /** Pages of stripped routes, last stripped first. Shows the previous list while a filter loads. */
  pages: (gymId: string, filter: ArchiveFilter) =>
    infiniteQueryOptions({
      queryKey: [...archiveQueries.all(), gymId, filter],
      queryFn: ({ pageParam, signal }) =>
        request(archive.page, {
          params: { gym_id: gymId },
          query: { ...filter, ...pageParam },
          signal,
        }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ meta: { page, totalPages } }, pages) =>
        page < totalPages ? getNextCursor(pages) : undefined,
      placeholderData: keepPreviousData,
      // Routes are stripped on another screen.
      staleTime: 0,
    }),
};

/** Each route once, because a page can overlap with the one before it. */
export const listArchivedRoutes = (pages: readonly ArchivePage[]): ArchivedRoute[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((route) => [route.id, route])).values(),
];

/**
 * The page of the first route that is not loaded yet. Restored routes have left the list of the server, so the following
 * ones have moved up.
 */
function getNextCursor(pages: readonly ArchivePage[]): Cursor | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const { as_of } = first.meta;
  const isListed = ({ status, stripped_at }: Route) =>
    status === "stripped" && Date.parse(stripped_at ?? "") <= Date.parse(as_of);
  const listedCount = listArchivedRoutes(pages).filter(isListed).length;
  return { page: Math.floor(listedCount / first.data.length) + 1, until: as_of };
}

/** Shows in the loaded pages which routes were restored or stripped again. They stay in the list until it is reloaded. */
export const updateArchivedRoutes = (client: QueryClient, routes: readonly Route[]): void => {
  const changedById = new Map(routes.map((route) => [route.id, route]));
  client.setQueriesData<InfiniteData<ArchivePage>>(
    { queryKey: archiveQueries.all() },
    (archived) =>
      archived && {
        ...archived,
        pages: archived.pages.map((page) => ({
          ...page,
          data: page.data.map((route) => applyChange(route, changedById.get(route.id))),
        })),
      },
  );
};

/** A restored route keeps the time of its stripping, and with it its place in the list. */
const applyChange = (route: ArchivedRoute, changed: Route | undefined): ArchivedRoute =>
  changed
    ? {
        ...route,
        status: changed.status,
        version: changed.version,
        stripped_at: changed.stripped_at ?? route.stripped_at,
      }
    : route;
