import { getRouteParam, removeRouteParam, addRouteParam } from "@topout/shared/paths";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { useGoBack } from "./use-go-back.ts";

const OPENED_IN_APP = "panelOpenedHere";
/** The state of a history entry that opens the panel above the entry before it. */
export const PANEL_OPENED_IN_APP = { [OPENED_IN_APP]: true } as const;
/** React Router's key for the first location of a page load. */
const INITIAL_LOCATION_KEY = "default";

/**
 * The route panel is open above any screen while the URL contains `?route=`. Opening it adds a history entry. Selecting
 * another route replaces that entry, so the back button always closes the panel.
 */
export function useRoutePanel() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const { search, state } = useLocation();
  const routeId = getRouteParam(search);
  const wasOpenedInApp = Object(state)[OPENED_IN_APP] === true;
  const setSearchAfterClose = useSearchAfterClose();

  // Memoized because every row of a long list receives it.
  const open = useCallback(
    (id: string) =>
      void navigate(
        { search: addRouteParam(search, id) },
        {
          replace: routeId !== undefined,
          state: { ...Object(state), [OPENED_IN_APP]: routeId === undefined || wasOpenedInApp },
        },
      ),
    [navigate, search, state, routeId, wasOpenedInApp],
  );

  const close = () => {
    const newSearch = removeRouteParam(search);
    if (!wasOpenedInApp) return void navigate({ search: newSearch }, { replace: true });
    setSearchAfterClose(newSearch);
    goBack(1);
  };

  return { routeId, open, close };
}

/**
 * Closing the panel returns to an older history entry. Updates the search params of that entry if they have changed.
 */
function useSearchAfterClose() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const pendingSearch = useRef<string>(null);

  useEffect(() => {
    const pending = pendingSearch.current;
    if (pending === null || getRouteParam(search) !== undefined) return;
    if (pending !== search) void navigate({ search: pending }, { replace: true, state });
    pendingSearch.current = null;
  }, [navigate, search, state]);

  return (nextSearch: string) => {
    pendingSearch.current = nextSearch;
  };
}

/** Adds a history entry without the panel below a deep link. Back then closes the panel instead of leaving the app. */
export function useRouteDeepLink(): void {
  const navigate = useNavigate();
  const { key, search, hash, state } = useLocation();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (key !== INITIAL_LOCATION_KEY || getRouteParam(search) === undefined) return;
    void navigate({ search: removeRouteParam(search), hash }, { replace: true, state });
    void navigate({ search, hash }, { state: { ...Object(state), [OPENED_IN_APP]: true } });
  });
}
