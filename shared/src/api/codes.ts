import { codes } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

interface LookUp {
  /** Whether the user has scanned the label. The server counts the first request. */
  readonly isScan: boolean;
}

export const codeQueries = {
  /** What the code of an area or a route leads to. */
  get: (code: string, { isScan }: LookUp) =>
    queryOptions({
      queryKey: ["codes", "one", code],
      // Without the signal: a scan counts even if the screen leads on before the response.
      queryFn: ({ client, queryKey }) => {
        const isFirst = client.getQueryState(queryKey)?.dataUpdateCount === 0;
        const query = isScan && isFirst ? ({ via: "label" } as const) : {};
        return request(codes.get, { params: { code }, query });
      },
    }),
};
