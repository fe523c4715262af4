import { gyms } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const gymQueries = {
  all: () => ["gyms"] as const,

  list: () =>
    queryOptions({
      queryKey: [...gymQueries.all(), "list"],
      queryFn: ({ signal }) => request(gyms.list, { signal }),
      meta: { keepOnSessionChange: true },
    }),
};
