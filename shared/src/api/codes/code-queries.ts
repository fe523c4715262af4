import { request } from "@topout/shared/api";
import { codes } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

interface LookUp {
  /** The server counts the request as a scan of the label. */
  readonly isScan: boolean;
}

/** A reload within this time is no other scan. */
const STALE_TIME_MS = 5 * 60_000;

export const codeQueries = {
  /** What the code of an area or a route leads to. */
  get: (code: string, { isScan }: LookUp) =>
    queryOptions({
      queryKey: ["codes", "one", code],
      // Without the signal: a scan counts even if the screen leads on before the response.
      queryFn: () =>
        request(codes.get, { params: { code }, query: isScan ? { via: "label" } : {} }),
      staleTime: STALE_TIME_MS,
    }),
};
