import { noteQueries } from "@topout/shared/api/staff";
import { useInfiniteQuery } from "@topout/shared/platform";

import { LinkCount } from "./link-count.ts";

/** The number of things to fix in a gym, after the text of a link. Nothing if there are none. */
export function NoteCount({ gymId }: { gymId: string }) {
  const [page] = useInfiniteQuery(noteQueries.pages(gymId)).data?.pages ?? [];
  return page?.meta.to_fix ? <LinkCount>{page.meta.to_fix}</LinkCount> : null;
}
