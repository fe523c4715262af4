import { isApiError, userQueries } from "@topout/shared/api";
import { isNetworkError } from "@topout/shared/domain";
import { MutationCache, QueryCache, QueryClient } from "@topout/shared/platform";

import { recordEvent } from "../report-events/report-events.ts";
import { getTapFailure } from "../report-events/tap-failure.ts";
import { connectionState } from "../offline/connection-state.ts";
import { logError } from "./log-error.ts";
import { notifyError } from "./notify-error.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A component that mounts again within this time shows the error instead of requesting again. */
const RETRY_ON_MOUNT_DELAY_MS = 5_000;

export function createQueryClient() {
  const client = new QueryClient({
    queryCache: createQueryCache(() => retryFailedQueries(client)),
    mutationCache: createMutationCache(() => refetchAccount(client)),
    defaultOptions: {
      // Requests do not check navigator.onLine: it is often wrong, and a failed request shows an error.
      queries: {
        staleTime: MINUTE_MS,
        gcTime: DAY_MS,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > RETRY_ON_MOUNT_DELAY_MS,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

const createQueryCache = (retry: () => void) =>
  new QueryCache({
    onError: (error, query) => {
      logError(error);
      if (isNetworkError(error) && isShownElsewhere(query.state)) return;
      const isRetryable = query.getObserversCount() > 0;
      notifyError(error, query.meta, isRetryable ? { label: "Retry", run: retry } : undefined);
    },
  });

const createMutationCache = (onForbidden: () => void) =>
  new MutationCache({
    onSuccess: () => recordEvent({ type: "tap" }),
    onError: (error, variables, _result, mutation) => {
      logError(error);
      recordEvent({ type: "tap", failure: getTapFailure(error, mutation.meta) });
      if (isApiError(error, "FORBIDDEN")) onForbidden();
      const isRetryable = mutation.meta?.canRetry === true && isTemporary(error);
      const retry = () => runAgain(mutation, variables);
      notifyError(
        error,
        mutation.meta,
        isRetryable ? { label: "Try again", run: retry } : undefined,
      );
    },
  });

/** The server refused a change because a role has ended. The guards and the navigation follow the account. */
const refetchAccount = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: userQueries.me().queryKey });

const retryFailedQueries = (client: QueryClient) =>
  void client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });

/** A screen without data reports the lost network itself. With older data, the offline bar does. */
const isShownElsewhere = ({ data }: { readonly data: unknown }) =>
  data === undefined || connectionState.getState().savedAt !== null;

const isTemporary = (error: Error) =>
  isNetworkError(error) || (isApiError(error) && (error.status >= 500 || error.status === 429));

/** Ignores the rejection, because the mutation cache reports the error. */
const runAgain = <V>(mutation: { execute: (variables: V) => Promise<unknown> }, variables: V) =>
  void mutation.execute(variables).catch(() => undefined);
