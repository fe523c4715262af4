import { codeQueries, isApiError } from "@topout/shared/api";
import { isNetworkError } from "@topout/shared/domain";
import { useLocation, useQuery, useQueryClient } from "@topout/shared/platform";

import { findSavedTarget } from "./find-saved-target.ts";

/** React Router's key for the first location of a page load. */
const INITIAL_LOCATION_KEY = "default";

/** Loads what the code of a label leads to. Only a page load is a scan, and a link within the app is not. */
export function useLabelTarget(code: string) {
  const client = useQueryClient();
  const isScan = useLocation().key === INITIAL_LOCATION_KEY;
  const { data, error, refetch } = useQuery(codeQueries.get(code, { isScan }));

  const isUnknown = isApiError(error, "NOT_FOUND");
  const isOffline = isNetworkError(error);
  const savedTarget = isOffline && !data ? findSavedTarget(client, code) : undefined;
  return {
    target: isUnknown ? undefined : (data ?? savedTarget),
    isUnknown,
    isOffline,
    error,
    retry: () => void refetch(),
  };
}
