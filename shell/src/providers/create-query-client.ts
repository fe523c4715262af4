import { MutationCache, QueryCache, QueryClient } from "@topout/shared/platform";

import { notifyError } from "./notify-error.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => notifyError(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => notifyError(error, meta),
    }),
    defaultOptions: {
      // Requests do not check navigator.onLine: it is often wrong, and a failed request shows an error.
      queries: {
        staleTime: MINUTE_MS,
        gcTime: DAY_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
