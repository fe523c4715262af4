import { activityKeys, request } from "@topout/shared/api";
import { type Activity, type ActivityPage, reactions, type UserRef } from "@topout/shared/contract";
import { type InfiniteData, mutationOptions, type QueryClient } from "@topout/shared/platform";

import { fetchActivityPage } from "./activities.ts";

export interface BumpToggle {
  readonly activity: string;
  /** The new state. */
  readonly isBumped: boolean;
  readonly user: UserRef;
}

type Feed = InfiniteData<ActivityPage>;

export const reactionMutations = {
  key: () => ["reactions"] as const,

  /** A card applies the pending toggles itself with {@link applyBump}, so an error needs no rollback. */
  toggle: () =>
    mutationOptions({
      mutationKey: reactionMutations.key(),
      mutationFn: ({ activity, isBumped }: BumpToggle) =>
        request(isBumped ? reactions.add : reactions.remove, { params: { activity_id: activity } }),
      onSuccess: (_data, toggle, _result, { client }) =>
        updateActivity(client, toggle.activity, (activity) => applyBump(activity, toggle)),
      onSettled: (_data, error, { activity }, _result, { client }) => {
        // Not awaited, so that the toggle does not stay pending during the refresh.
        if (!error) void refreshActivity(client, activity).catch(() => undefined);
      },
    }),
};

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

/** Fetches only the page with the activity, because other users may have bumped it too. */
async function refreshActivity(client: QueryClient, id: string) {
  const startTime = Date.now();
  const feeds = client.getQueriesData<Feed>({ queryKey: activityKeys.all() });
  for (const [queryKey, feed] of feeds) {
    const page = feed?.pages.find(({ data }) => data.some((activity) => activity.id === id));
    if (!feed || !page) continue;
    const filter = queryKey.at(-1) as { gym_id?: string };
    const { page: number, as_of } = page.meta;
    const freshPage = await fetchActivityPage({ ...filter, page: number, as_of });
    const freshActivity = freshPage.data.find((activity) => activity.id === id);
    if (!freshActivity || wasToggledAfter(client, id, startTime)) return;
    await updateActivity(client, id, () => freshActivity);
  }
}

const wasToggledAfter = (client: QueryClient, id: string, time: number) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: reactionMutations.key() })
    .some(
      ({ state }) => state.submittedAt >= time && (state.variables as BumpToggle).activity === id,
    );

/**
 * Updates the activity in every cached feed. Waits for running feed requests first, because their responses would
 * overwrite the update. Cancelling them would drop the page that the user is loading.
 */
async function updateActivity(
  client: QueryClient,
  id: string,
  update: (activity: Activity) => Activity,
) {
  await waitUntilIdle(client);
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
