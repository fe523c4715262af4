import { useEffect, useMemo } from "react";

import { noteQueries } from "@topout/shared/api/staff";
import type { NoteKind, NotePage } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import { useInfiniteQuery } from "@topout/shared/platform";

import { groupNotes, isToFix, type NoteGroup } from "./group-notes.ts";

/** 1,000 notes. */
const MAX_PAGES = 10;

/** What is to fix in a gym, by route id. */
export function useKindsToFix(gymId: string): ReadonlyMap<string, readonly NoteKind[]> {
  const pages = usePagesToFix(gymId);
  return useMemo(() => {
    const groups = groupNotes(pages?.flatMap((page) => page.data) ?? []).filter(isToFix);
    const byRoute = groupBy(groups, ({ routeId }: NoteGroup) => routeId);
    return new Map([...byRoute].map(([id, group]) => [id, group.map(({ kind }) => kind)]));
  }, [pages]);
}

/** Loads pages until they contain everything that is to fix, up to a limit. */
function usePagesToFix(gymId: string): readonly NotePage[] | undefined {
  const query = useInfiniteQuery(noteQueries.pages(gymId));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const mustLoadNext =
    hasNextPage && !isFetching && !isFetchNextPageError && mayMissNotesToFix(data?.pages ?? []);
  useEffect(() => {
    if (mustLoadNext) void fetchNextPage();
  }, [mustLoadNext, fetchNextPage]);
  return data?.pages;
}

/** The server lists opinions after what is to fix. */
function mayMissNotesToFix(pages: readonly NotePage[]): boolean {
  const lastNote = pages.at(-1)?.data.at(-1);
  return lastNote !== undefined && isToFix(lastNote) && pages.length < MAX_PAGES;
}
