import type { Gym } from "@topout/shared/contract";

import { useArchive } from "./use-archive.ts";

/** How many routes match the filters. Empty while they load, and if there are none. */
export function ArchiveTotal({ gym }: { gym: Gym }) {
  const { pages } = useArchive(gym);
  const total = pages.data?.pages[0]?.meta.total;

  return total ? formatTotal(total) : " ";
}

const formatTotal = (total: number) =>
  total === 1
    ? "1 route, with its sends, photos and beta"
    : `${total} routes, with their sends, photos and beta`;
