import { visitQueries } from "@topout/shared/api";
import { readSeenNews, storeSeenNews } from "@topout/shared/api/seen-news";
import { MAX_SEEN_LEAVING, type SeenNews } from "@topout/shared/contract";
import type { QueryClient } from "@topout/shared/platform";

/** Hides the news on this device, and on the others as soon as the server has stored it. */
export async function markNewsSeen(
  client: QueryClient,
  gymId: string,
  news: SeenNews,
): Promise<void> {
  const { queryKey } = visitQueries.of(gymId);
  storeSeenNews(gymId, mergeSeenNews(readSeenNews(gymId), news));
  // A response that is on its way does not contain the change.
  await client.cancelQueries({ queryKey });
  // The time of the last call decides whether the visit continues.
  const { dataUpdatedAt: updatedAt = 0 } = client.getQueryState(queryKey) ?? {};
  client.setQueryData(queryKey, (visit) => visit && mergeSeenNews(visit, news), { updatedAt });
  await client.refetchQueries({ queryKey });
}

function mergeSeenNews<Seen extends SeenNews>(seen: Seen, news: SeenNews): Seen {
  const days = Object.entries({ ...seen.seen_leaving, ...news.seen_leaving });
  return {
    ...seen,
    ...news,
    ...(days.length > 0 && { seen_leaving: Object.fromEntries(days.slice(-MAX_SEEN_LEAVING)) }),
  };
}
