import type { Gym } from "@topout/shared/contract";
import { formatTotal, plural } from "@topout/shared/domain";

import { useArchive } from "./use-archive.ts";

/** How many routes match the filters. Empty while they load, and if there are none. */
export function ArchiveTotal({ gym }: { gym: Gym }) {
  const { pages } = useArchive(gym);
  const total = pages.data?.pages[0]?.meta.total;

  return total ? formatArchiveTotal(total) : " ";
}

const formatArchiveTotal = (total: number) =>
  plural(total, {
    one: "1 route, with its sends, photos and beta",
    other: `${formatTotal(total)} routes, with their sends, photos and beta`,
  });
