import { users } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const userQueries = {
  all: () => ["users"] as const,

  me: () =>
    queryOptions({
      queryKey: [...userQueries.all(), "me"],
      queryFn: ({ signal }) => request(users.me, { signal }),
    }),
};
