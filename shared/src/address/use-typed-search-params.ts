import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/**
 * What a screen shows as far as the address says it, so that a view can be shared. A change replaces the entry of the
 * history and keeps what else that carries, such as a panel that was opened over the screen.
 */
export function useTypedSearchParams() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();

  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams) =>
      setParams(next, { replace: true, preventScrollReset: true, state: state as unknown }),
    [setParams, state],
  );

  return [params, change] as const;
}
