import { useRoutePanel } from "@topout/shared/platform";
import { Sheet, Spinner } from "@topout/shared/ui";

import { ScreenPlace } from "../remotes/screen-place.tsx";
import { routePanel } from "../screens.ts";

/** The climber's panel, over any screen whose address names a route. */
export function RoutePanelOutlet() {
  const { routeId, close } = useRoutePanel();
  if (routeId === undefined) return null;

  return (
    <ScreenPlace
      source={routePanel}
      missing="The route"
      stage={(standIn) => (
        <Sheet label="Route" onClose={close}>
          {standIn}
        </Sheet>
      )}
      waiting={<Spinner />}
    />
  );
}
