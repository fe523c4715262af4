import type { MouseEvent } from "react";

import { paths, addRouteParam } from "@topout/shared/paths";
import { useRoutePanel } from "@topout/shared/platform";

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

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
