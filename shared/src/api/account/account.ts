import { activityKeys, imageUrls, request, routeQueries, userQueries } from "@topout/shared/api";
import { upload } from "@topout/shared/api/upload";
import { account, type AccountRemoval, type User, type UserChange } from "@topout/shared/contract";
import {
  bustImageCache,
  mutationOptions,
  type QueryClient,
  setPreference,
} from "@topout/shared/platform";

export const accountMutations = {
  update: () =>
    mutationOptions({
      mutationFn: (body: UserChange) => request(account.update, { body }),
      onSettled: (user, _error, change, _result, { client }) => {
        if (!user) return;
        // The new home gym replaces the gym that was selected on this device before.
        if (change.home_gym) setPreference("gymId", null);
        return updateCachedUser(client, user);
      },
    }),

  updateProfilePhoto: () =>
    mutationOptions({
      mutationFn: (file: Blob) => upload(account.updateProfilePhoto, { files: { file } }),
      onSettled: (user, _error, _file, _result, { client }) => {
        if (!user) return;
        bustImageCache(imageUrls.profilePhoto(user));
        return updateCachedUser(client, user);
      },
    }),

  updateCoverPhoto: () =>
    mutationOptions({
      mutationFn: (file: Blob) => upload(account.updateCoverPhoto, { files: { file } }),
      onSettled: (user, _error, _file, _result, { client }) => {
        if (!user) return;
        bustImageCache(imageUrls.coverPhoto(user));
        return updateCachedUser(client, user);
      },
    }),

  /** The link works once, within 5 minutes. The browser can save it to disk while it downloads. */
  createExportLink: () =>
    mutationOptions({ mutationFn: () => request(account.createExportLink, {}) }),

  /** Also deletes the session on the server, so the caller must sign out. */
  remove: () =>
    mutationOptions({
      mutationFn: (body: AccountRemoval) => request(account.remove, { body }),
    }),
};

/** Updates the cached user and refetches every query that contains usernames or profile photos. */
async function updateCachedUser(client: QueryClient, user: User) {
  client.setQueryData(userQueries.me().queryKey, user);
  const queryKeys = [
    [...userQueries.all(), "profile"],
    activityKeys.all(),
    [...routeQueries.all(), "sent-by"],
  ];
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
