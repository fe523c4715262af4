import { activityKeys } from "@topout/shared/api";
import type { Activity, ActivityPage, UserRef } from "@topout/shared/contract";
import type { InfiniteData, QueryClient } from "@topout/shared/platform";

import { fetchActivityPage } from "./activities.ts";

export interface BumpToggle {
  readonly activity: string;
  /** The new state. */
  readonly isBumped: boolean;
  readonly user: UserRef;
}

type Feed = InfiniteData<ActivityPage>;

/** Adds a bump that the server has stored to the cached feeds, then fetches the page, because others may bump too. */
export function applyStoredBump(client: QueryClient, toggle: BumpToggle): void {
  updateActivity(client, toggle.activity, (activity) => applyBump(activity, toggle));
  void refreshActivity(client, toggle).catch(() => undefined);
}

/** Returns the activity with the bump added or removed. Idempotent. */
export function applyBump(activity: Activity, { isBumped, user }: BumpToggle): Activity {
  const otherReactions = activity.reactions.filter(({ id }) => id !== user.id);
  const wasBumped = otherReactions.length < activity.reactions.length;
  return {
    ...activity,
    reactions: isBumped ? [user, ...otherReactions] : otherReactions,
    num_reactions: activity.num_reactions + Number(isBumped) - Number(wasBumped),
  };
}

/** A running feed request may have read the feed before the bump, so its response is corrected too. */
async function refreshActivity(client: QueryClient, toggle: BumpToggle) {
  await waitUntilIdle(client);
  for (const [queryKey, feed] of client.getQueriesData<Feed>({ queryKey: activityKeys.all() })) {
    const page = feed?.pages.find(({ data }) => data.some(({ id }) => id === toggle.activity));
    if (!feed || !page) continue;
    const filter = queryKey.at(-1) as { gym_id?: string };
    const freshPage = await fetchActivityPage({
      ...filter,
      page: page.meta.page,
      as_of: page.meta.as_of,
    });
    const freshActivity = freshPage.data.find(({ id }) => id === toggle.activity);
    if (freshActivity) updateActivity(client, toggle.activity, () => freshActivity);
  }
}

/** Updates the activity in every cached feed. */
function updateActivity(client: QueryClient, id: string, update: (activity: Activity) => Activity) {
  client.setQueriesData<Feed>(
    { queryKey: activityKeys.all() },
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page) => ({
          ...page,
          data: page.data.map((activity) => (activity.id === id ? update(activity) : activity)),
        })),
      },
  );
}

const waitUntilIdle = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const isIdle = () => client.isFetching({ queryKey: activityKeys.all() }) === 0;
    if (isIdle()) return resolve();
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (!isIdle()) return;
      unsubscribe();
      resolve();
    });
  });
