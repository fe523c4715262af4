import type { GymRoute } from "@topout/shared/gym-map";
import { Button } from "@topout/shared/ui";

import { formatLocation } from "../../gym-routes/gym-route.ts";
import { useLogClimb } from "../../features/climb-log/use-log-climb.ts";
import { SheetRow } from "./sheet-row.tsx";

interface QuickLogRowProps {
  gymRoute: GymRoute;
  /** The user's sends of the route. Undefined if the climbs are not loaded. */
  sends: number | undefined;
  /** Visitors cannot log. */
  canLog: boolean;
  onOpen: (routeId: string) => void;
}

/** Opens the route's panel. The button beside it logs a send. */
export function QuickLogRow({ gymRoute, sends, canLog, onOpen }: QuickLogRowProps) {
  const { route } = gymRoute;
  const logClimb = useLogClimb(route);

  return (
    <SheetRow gymRoute={gymRoute} details={formatLocation(route)} onOpen={onOpen}>
      {canLog && (
        <Button
          aria-label={`Add Send: ${route.name}`}
          onClick={() => void logClimb(true, sends === undefined ? undefined : sends + 1)}
        >
          Add Send
        </Button>
      )}
    </SheetRow>
  );
}
