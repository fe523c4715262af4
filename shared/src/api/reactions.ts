import { type Activity, type ActivityPage, reactions, type UserRef } from "@topout/shared/contract";
import { mutationOptions, type InfiniteData } from "@topout/shared/platform";

import { activityQueries } from "./activities.ts";
import { request } from "./request.ts";

interface Bump {
  readonly activity: string;
  /** Whether it shall be bumped from now on. */
  readonly bumped: boolean;
  readonly by: UserRef;
}

type Pages = InfiniteData<ActivityPage>;

export const reactionMutations = {
  key: () => ["reactions"] as const,

  /** Shows at once in every feed that is open, and turns back when it is refused. */
  toggle: () =>
    mutationOptions({
      mutationKey: reactionMutations.key(),
      mutationFn: ({ activity, bumped }: Bump) =>
        request(bumped ? reactions.add : reactions.remove, { params: { activity_id: activity } }),
      onMutate: async (bump, { client }) => {
        const filter = { queryKey: activityQueries.all() };
        await client.cancelQueries(filter);
        client.setQueriesData<Pages>(filter, (pages) => pages && withBump(pages, bump));
      },
      onError: (_error, bump, _result, { client }) => {
        const undone = { ...bump, bumped: !bump.bumped };
        client.setQueriesData<Pages>(
          { queryKey: activityQueries.all() },
          (pages) => pages && withBump(pages, undone),
        );
      },
    }),
};

const withBump = (feed: Pages, bump: Bump): Pages => ({
  ...feed,
  pages: feed.pages.map((page) => ({
    ...page,
    data: page.data.map((entry) => (entry.id === bump.activity ? bumpedBy(entry, bump) : entry)),
  })),
});

function bumpedBy(activity: Activity, { bumped, by }: Bump): Activity {
  const others = activity.reactions.filter(({ id }) => id !== by.id);
  const wasBumped = others.length < activity.reactions.length;
  return {
    ...activity,
    reactions: bumped ? [by, ...others] : others,
    num_reactions: activity.num_reactions + Number(bumped) - Number(wasBumped),
  };
}
