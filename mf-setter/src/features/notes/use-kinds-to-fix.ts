import { useMemo } from "react";

import { noteQueries } from "@topout/shared/api/staff";
import type { NoteKind } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import { useInfiniteQuery } from "@topout/shared/platform";

import { groupNotes, isToFix, type NoteGroup } from "./group-notes.ts";

/** What is to fix in a gym, by route id. */
export function useKindsToFix(gymId: string): ReadonlyMap<string, readonly NoteKind[]> {
  const { data } = useInfiniteQuery(noteQueries.pages(gymId));
  return useMemo(() => {
    const groups = groupNotes(data?.pages.flatMap((page) => page.data) ?? []).filter(isToFix);
    const byRoute = groupBy(groups, ({ routeId }: NoteGroup) => routeId);
    return new Map([...byRoute].map(([id, group]) => [id, group.map(({ kind }) => kind)]));
  }, [data]);
}
