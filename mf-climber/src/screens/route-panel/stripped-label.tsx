import { useGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatRouteCount } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { SecondScaleProvider } from "@topout/shared/second-grade";
import { color, type Skin, typography } from "@topout/shared/theme";
import { Card, EmptyState, HoldGlyph, IconButton, LoadWarning, X } from "@topout/shared/ui";

import { getNearbyRoutes } from "../../features/labels/get-nearby-routes.ts";
import { PlaceMap } from "../../features/labels/place-map.tsx";
import { RouteHero } from "../../features/route-hero/route-hero.tsx";
import { RouteRows } from "../../features/route-list/rows/route-rows.tsx";
import { RowsOfAreaContext } from "../../features/route-list/rows/rows-of-area-context.ts";
import { StrippedLabelNotice } from "../../features/stripped-route/stripped-notice.tsx";
import type { Stripping } from "../../features/stripped-route/stripping.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { PanelBody } from "./panel-layout.ts";
import { useRouteCircuit } from "./use-open-route.ts";

interface StrippedLabelProps {
  route: Route;
  stripping: Stripping;
  onOpen: (routeId: string) => void;
  onClose: () => void;
}

/** The content of the panel for a stripped route whose label is still up: what hangs there now. */
export function StrippedLabel({ route, stripping, onOpen, onClose }: StrippedLabelProps) {
  const { circuit, skin, initial } = useRouteCircuit(route);

  return (
    <>
      <LowHero>
        <RouteHero
          route={route}
          skin={skin}
          initial={initial}
          circuitName={circuit?.name}
          isSent={false}
          addedSends={0}
          actions={
            <IconButton label="Close" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          }
          neighbours={undefined}
          onOpen={onOpen}
        />
      </LowHero>
      <PanelBody>
        <StrippedLabelNotice stripping={stripping} skin={skin} />
        <NearbyRoutes route={route} skin={skin} onOpen={onOpen} />
      </PanelBody>
    </>
  );
}

interface NearbyRoutesProps extends Pick<StrippedLabelProps, "route" | "onOpen"> {
  skin: Skin;
}

function NearbyRoutes({ route, skin, onOpen }: NearbyRoutesProps) {
  const { gym, query } = useGym(route.gym_id);
  const { routes, isPending, isError, optionalQueries } = useGymRoutes(route.gym_id);
  const nearbyRoutes = getNearbyRoutes(route, routes);
  const isLoaded = !isPending && !isError;

  return (
    <>
      <Header>
        <h3>What hangs there now</h3>
        {nearbyRoutes.length > 0 && <small>{formatRouteCount(nearbyRoutes.length)}</small>}
      </Header>
      <LoadWarning queries={{ ...optionalQueries, "Couldn't load the gym.": query }} />
      {gym && (
        <PlaceMap
          layout={gym.layout}
          route={route}
          skin={skin}
          routes={routes}
          nearbyRoutes={nearbyRoutes}
        />
      )}
      {isLoaded && nearbyRoutes.length === 0 && <NothingThere />}
      {nearbyRoutes.length > 0 && (
        <RouteCard gymId={route.gym_id} routes={nearbyRoutes} onOpen={onOpen} />
      )}
    </>
  );
}

interface RouteCardProps {
  gymId: string;
  routes: readonly GymRoute[];
  onOpen: (routeId: string) => void;
}

const RouteCard = ({ gymId, routes, onOpen }: RouteCardProps) => (
  <Rows>
    <SecondScaleProvider gymId={gymId}>
      <RowsOfAreaContext value>
        <RouteRows routes={routes} onOpen={onOpen} />
      </RowsOfAreaContext>
    </SecondScaleProvider>
  </Rows>
);

const NothingThere = () => (
  <Card>
    <EmptyState
      illustration={<HoldGlyph skin="white" state="unsent" size={42} />}
      title="Nothing hangs there yet"
    />
  </Card>
);

/* What hangs there now is more important than the photo. */
const LowHero = styled.div`
  > [data-circuit] {
    height: 196px;
  }
`;

const Header = styled.div`
  display: flex;
  gap: 12px;
  align-items: baseline;
  justify-content: space-between;

  > h3 {
    font: ${typography.h3};
  }

  > small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Rows = styled(Card)`
  overflow: hidden;
`;
