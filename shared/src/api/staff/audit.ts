import { request } from "@topout/shared/api";
import { audit, type AuditQuery } from "@topout/shared/contract";
import { infiniteQueryOptions, keepPreviousData } from "@topout/shared/platform";

export type AuditFilter = Pick<AuditQuery, "actor" | "object" | "action">;

interface Cursor {
  readonly page: number;
  /** The time of the first page, so that new entries do not shift the next pages. */
  readonly as_of?: string;
}

const FIRST_PAGE: Cursor = { page: 1 };

export const auditQueries = {
  /** Pages of changes by staff, newest first. Shows the previous list while a filter loads. */
  entries: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ["audit", filter],
      queryFn: ({ pageParam, signal }) =>
        request(audit.page, { query: { ...filter, ...pageParam }, signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ meta: { page, totalPages, as_of } }): Cursor | undefined =>
        page < totalPages ? { page: page + 1, as_of } : undefined,
      placeholderData: keepPreviousData,
      // The admin's own changes are in the list.
      staleTime: 0,
    }),
};
