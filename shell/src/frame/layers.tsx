import { useRouteArrival, useRoutePanel, useUserList } from "@topout/shared/platform";
import { Spinner } from "@topout/shared/ui";

import { ScreenPlace } from "../remotes/screen-place.tsx";
import type { ScreenSource } from "../remotes/screen-source.ts";
import { routePanel, userList } from "../screens.ts";
import { LayerStandIn } from "./layer-stand-in.tsx";

/** What lies over any screen: the climber's panel while the address names a route, and a list of people. */
export function Layers() {
  const panel = useRoutePanel();
  const people = useUserList();
  useRouteArrival();

  return (
    <>
      {panel.routeId !== undefined && (
        <Layer source={routePanel} missing="The route" onClose={panel.close} />
      )}
      {people.list && <Layer source={userList} missing="The list" onClose={people.close} />}
    </>
  );
}

interface LayerProps {
  source: ScreenSource;
  missing: string;
  onClose: () => void;
}

const waiting = <Spinner />;

const Layer = ({ onClose, ...place }: LayerProps) => (
  <ScreenPlace
    {...place}
    waiting={waiting}
    stage={(standIn) => <LayerStandIn onClose={onClose}>{standIn}</LayerStandIn>}
  />
);
