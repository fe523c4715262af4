import {
  activityQueries,
  imageUrls,
  request,
  routeQueries,
  upgradeUser,
  userQueries,
} from "@topout/shared/api";
import { account, type AccountRemoval, type User, type UserChange } from "@topout/shared/contract";
import { mutationOptions, type QueryClient, renewPhoto } from "@topout/shared/platform";

export const accountMutations = {
  update: () =>
    mutationOptions({
      mutationFn: (body: UserChange) => request(account.update, { body, upgrade: upgradeUser }),
      onSuccess: (user, _change, _result, { client }) => showChanged(client, user),
    }),

  updateProfilePhoto: () =>
    mutationOptions({
      mutationFn: (file: Blob) =>
        request(account.updateProfilePhoto, { files: { file }, upgrade: upgradeUser }),
      onSuccess: (user, _file, _result, { client }) => {
        renewPhoto(imageUrls.profilePhoto(user.id));
        return showChanged(client, user);
      },
    }),

  updateCoverPhoto: () =>
    mutationOptions({
      mutationFn: (file: Blob) =>
        request(account.updateCoverPhoto, { files: { file }, upgrade: upgradeUser }),
      onSuccess: (user, _file, _result, { client }) => {
        renewPhoto(imageUrls.coverPhoto(user.id));
        return showChanged(client, user);
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
async function showChanged(client: QueryClient, user: User) {
  client.setQueryData(userQueries.me().queryKey, user);
  const naming = [
    [...userQueries.all(), "profile"],
    activityQueries.all(),
    [...routeQueries.all(), "sent-by"],
  ];
  await Promise.all(naming.map((queryKey) => client.invalidateQueries({ queryKey })));
}
