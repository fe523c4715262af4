import { activityKeys, climbQueries, request, routeQueries, userQueries } from "@topout/shared/api";
import { videoQueries } from "@topout/shared/api/videos";
import { blocks, type UserRef } from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

export const blockQueries = {
  /** The users whom the current user has blocked, newest first. */
  mine: () =>
    queryOptions({
      queryKey: [...userQueries.all(), "blocks"],
      queryFn: ({ signal }) => request(blocks.mine, { signal }),
    }),
};

export const blockMutations = {
  block: () =>
    mutationOptions({
      mutationFn: ({ id }: UserRef) => request(blocks.add, { params: { user_id: id } }),
      onSettled: (_data, error, user, _result, { client }) =>
        error ? undefined : updateBlocks(client, user, (others) => [user, ...others]),
    }),

  unblock: () =>
    mutationOptions({
      mutationFn: ({ id }: UserRef) => request(blocks.remove, { params: { user_id: id } }),
      onSettled: (_data, error, user, _result, { client }) =>
        error ? undefined : updateBlocks(client, user, (others) => [...others]),
    }),
};

/** The start of the key of each query that contains other users. */
const getKeysOfOthers = () => [
  activityKeys.all(),
  videoQueries.all(),
  [...userQueries.all(), "profile"],
  [...climbQueries.all(), "recent"],
  [...climbQueries.all(), "stats"],
  [...routeQueries.all(), "sent-by"],
];

/**
 * Updates the cached list of blocks, and discards everything that contains other users. The open screens request it
 * again. The update makes the device replace its offline copy, which then no longer contains the user either.
 */
async function updateBlocks(
  client: QueryClient,
  { id }: UserRef,
  add: (others: readonly UserRef[]) => UserRef[],
): Promise<void> {
  const { queryKey } = blockQueries.mine();
  client.setQueryData(queryKey, (users) => users && add(users.filter((user) => user.id !== id)));
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    ...getKeysOfOthers().map((key) => client.resetQueries({ queryKey: key })),
  ]);
}
