import {
  activityQueries,
  imageUrls,
  request,
  routeQueries,
  normalizeUser,
  userQueries,
} from "@topout/shared/api";
import { account, type AccountRemoval, type User, type UserChange } from "@topout/shared/contract";
import { mutationOptions, type QueryClient, bustImageCache } from "@topout/shared/platform";

export const accountMutations = {
  update: () =>
    mutationOptions({
      mutationFn: (body: UserChange) => request(account.update, { body, normalize: normalizeUser }),
      onSuccess: (user, _change, _result, { client }) => updateCachedUser(client, user),
    }),

  updateProfilePhoto: () =>
    mutationOptions({
      mutationFn: (file: Blob) =>
        request(account.updateProfilePhoto, { files: { file }, normalize: normalizeUser }),
      onSuccess: (user, _file, _result, { client }) => {
        bustImageCache(imageUrls.profilePhoto(user.id));
        return updateCachedUser(client, user);
      },
    }),

  updateCoverPhoto: () =>
    mutationOptions({
      mutationFn: (file: Blob) =>
        request(account.updateCoverPhoto, { files: { file }, normalize: normalizeUser }),
      onSuccess: (user, _file, _result, { client }) => {
        bustImageCache(imageUrls.coverPhoto(user.id));
        return updateCachedUser(client, user);
      },
    }),

  /** Everything of one's own, as a zip archive. */
  download: () => mutationOptions({ mutationFn: () => request(account.download, {}) }),

  /** Whoever calls signs out next: the session is gone with the account. */
  remove: () =>
    mutationOptions({
      mutationFn: (body: AccountRemoval) => request(account.remove, { body }),
    }),
};

/** Oneself at once; then whatever names people: profiles, feed, who sent a route. */
async function updateCachedUser(client: QueryClient, user: User) {
  client.setQueryData(userQueries.me().queryKey, user);
  const naming = [
    [...userQueries.all(), "profile"],
    activityQueries.all(),
    [...routeQueries.all(), "sent-by"],
  ];
  await Promise.all(naming.map((queryKey) => client.invalidateQueries({ queryKey })));
}
