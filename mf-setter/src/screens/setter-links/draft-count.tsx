import { resetQueries } from "@topout/shared/api/staff";
import { useQuery } from "@topout/shared/platform";

import { LinkCount } from "./link-count.ts";

/** The number of drafts of a gym, after the text of a link. Nothing without drafts. */
export function DraftCount({ gymId }: { gymId: string }) {
  const { data } = useQuery(resetQueries.drafts(gymId));
  return data?.meta.total ? <LinkCount>{data.meta.total}</LinkCount> : null;
}
