import { type Activity, type ActivityPage, reactions, type UserRef } from "@topout/shared/contract";
import { mutationOptions, type InfiniteData } from "@topout/shared/platform";

import { activityQueries } from "./activities.ts";
import { request } from "./request.ts";

interface BumpToggle {
  readonly activity: string;
  /** The new state. */
  readonly bumped: boolean;
  readonly by: UserRef;
}

type Feed = InfiniteData<ActivityPage>;

export const reactionMutations = {
  key: () => ["reactions"] as const,

  /** Optimistic in every cached feed, with a rollback on error. */
  toggle: () =>
    mutationOptions({
      mutationKey: reactionMutations.key(),
      mutationFn: ({ activity, bumped }: BumpToggle) =>
        request(bumped ? reactions.add : reactions.remove, { params: { activity_id: activity } }),
      onMutate: async (toggle, { client }) => {
        const filter = { queryKey: activityQueries.all() };
        await client.cancelQueries(filter);
        client.setQueriesData<Feed>(filter, (feed) => feed && updateFeed(feed, toggle));
      },
      onError: (_error, toggle, _result, { client }) => {
        const rollback = { ...toggle, bumped: !toggle.bumped };
        client.setQueriesData<Feed>(
          { queryKey: activityQueries.all() },
          (feed) => feed && updateFeed(feed, rollback),
        );
      },
    }),
};

const updateFeed = (feed: Feed, toggle: BumpToggle): Feed => ({
  ...feed,
  pages: feed.pages.map((page) => ({
    ...page,
    data: page.data.map((activity) =>
      activity.id === toggle.activity ? applyToggle(activity, toggle) : activity,
    ),
  })),
});

function applyToggle(activity: Activity, { bumped, by }: BumpToggle): Activity {
  const others = activity.reactions.filter(({ id }) => id !== by.id);
  const wasBumped = others.length < activity.reactions.length;
  return {
    ...activity,
    reactions: bumped ? [by, ...others] : others,
    num_reactions: activity.num_reactions + Number(bumped) - Number(wasBumped),
  };
}
