import type { MouseEvent } from "react";

import { paths, addRouteParam } from "@topout/shared/paths";
import { useRoutePanel } from "@topout/shared/platform";

import { isPlainClick } from "../../links/is-plain-click.ts";

/** Props of a link to a route. A plain click opens the route panel above this screen. */
export function useRouteLink() {
  const panel = useRoutePanel();

  return (routeId: string) => ({
    to: { pathname: paths.dashboard, search: addRouteParam("", routeId) },
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      panel.open(routeId);
    },
  });
}
