import { type UserChange, users } from "@topout/shared/contract";
import { mutationOptions, queryOptions } from "@topout/shared/platform";

import { upgradeUser } from "./older-server.ts";
import { request } from "./request.ts";

export const userQueries = {
  all: () => ["users"] as const,

  me: () =>
    queryOptions({
      queryKey: [...userQueries.all(), "me"],
      queryFn: ({ signal }) => request(users.me, { signal, upgrade: upgradeUser }),
    }),
};

export const userMutations = {
  update: () =>
    mutationOptions({
      mutationFn: (body: UserChange) => request(users.update, { body, upgrade: upgradeUser }),
      onSuccess: (user, _change, _result, { client }) => {
        client.setQueryData(userQueries.me().queryKey, user);
      },
    }),
};
