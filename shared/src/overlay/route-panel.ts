import { ROUTE_PARAM, withoutRoute, withRoute } from "@topout/shared/paths";
import { useLocation, useNavigate } from "react-router-dom";

const OPENED_HERE = "panelOpenedHere";

/**
 * The panel of a route, which lies over any screen while `?route=` is in the address. Opening adds one entry
 * to the history and picking another route replaces it, so that back always closes.
 */
export function useRoutePanel() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const routeId = new URLSearchParams(search).get(ROUTE_PARAM) ?? undefined;
  const openedHere = Object(state)[OPENED_HERE] === true;

  const open = (id: string) =>
    void navigate(
      { search: withRoute(search, id) },
      {
        replace: routeId !== undefined,
        state: { ...Object(state), [OPENED_HERE]: routeId === undefined || openedHere },
      },
    );

  const close = () =>
    void (openedHere
      ? navigate(-1)
      : navigate({ search: withoutRoute(search) }, { replace: true }));

  return { routeId, open, close };
}
