import { ROUTE_PARAM, withoutRoute, withRoute } from "@topout/shared/paths";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { useGoBackOnce } from "./use-go-back-once.ts";

const OPENED_IN_APP = "panelOpenedHere";
/** The router's, of an entry that it has not made. */
const INITIAL_LOCATION_KEY = "default";

/**
 * The panel of a route, which lies over any screen while `?route=` is in the address. Opening adds one entry
 * to the history and picking another route replaces it, so that back always closes.
 */
export function useRoutePanel() {
  const navigate = useNavigate();
  const stepBack = useGoBackOnce();
  const { search, state } = useLocation();
  const routeId = getRouteId(search);
  const openedHere = Object(state)[OPENED_IN_APP] === true;
  const keepAfterClosing = useSearchAfterClose();

  // The same as long as the address is: thousands of rows are given it, and none is to be drawn anew for it.
  const open = useCallback(
    (id: string) =>
      void navigate(
        { search: withRoute(search, id) },
        {
          replace: routeId !== undefined,
          state: { ...Object(state), [OPENED_IN_APP]: routeId === undefined || openedHere },
        },
      ),
    [navigate, search, state, routeId, openedHere],
  );

  const close = () => {
    if (!openedHere) return void navigate({ search: withoutRoute(search) }, { replace: true });
    keepAfterClosing(withoutRoute(search));
    stepBack();
  };

  return { routeId, open, close };
}

/** The entry below the panel says what the screen showed when the panel opened; it may have been searched since. */
function useSearchAfterClose() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const kept = useRef<string>(null);

  useEffect(() => {
    if (kept.current === null || getRouteId(search) !== undefined) return;
    if (kept.current !== search) void navigate({ search: kept.current }, { replace: true, state });
    kept.current = null;
  }, [navigate, search, state]);

  return (wanted: string) => {
    kept.current = wanted;
  };
}

/**
 * Who arrives by a route's link finds its panel open, and no entry of ours before it. One is put there, so that
 * back closes the panel and does not leave the site.
 */
export function useRouteDeepLink(): void {
  const navigate = useNavigate();
  const { key, search, hash, state } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (key !== INITIAL_LOCATION_KEY || getRouteId(search) === undefined) return;
    void navigate({ search: withoutRoute(search), hash }, { replace: true, state });
    void navigate({ search, hash }, { state: { ...Object(state), [OPENED_IN_APP]: true } });
  });
}

const getRouteId = (search: string) => new URLSearchParams(search).get(ROUTE_PARAM) ?? undefined;
