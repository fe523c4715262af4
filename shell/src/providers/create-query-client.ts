import { isApiError, isNetworkError } from "@topout/shared/api";
import { MutationCache, QueryCache, QueryClient } from "@topout/shared/platform";

import { connectionState } from "../offline/connection-state.ts";
import { notifyError } from "./notify-error.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A component that mounts again within this time shows the error instead of requesting again. */
const RETRY_ON_MOUNT_DELAY_MS = 5_000;

export function createQueryClient() {
  const retryFailedQueries = () =>
    void client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });

  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isNetworkError(error) && isOfflineBarVisible()) return;
        notifyError(error, meta, { label: "Retry", run: retryFailedQueries });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, mutation) => {
        const isRetryable = mutation.meta?.canRetry === true && isTemporary(error);
        const retry = () => runAgain(mutation, variables);
        notifyError(
          error,
          mutation.meta,
          isRetryable ? { label: "Try again", run: retry } : undefined,
        );
      },
    }),
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

/** The offline bar reports the lost network, and has a button that requests everything again. */
const isOfflineBarVisible = () => connectionState.getState().savedAt !== null;

const isTemporary = (error: Error) =>
  isNetworkError(error) || (isApiError(error) && (error.status >= 500 || error.status === 429));

/** Ignores the rejection, because the mutation cache reports the error. */
const runAgain = <V>(mutation: { execute: (variables: V) => Promise<unknown> }, variables: V) =>
  void mutation.execute(variables).catch(() => undefined);
