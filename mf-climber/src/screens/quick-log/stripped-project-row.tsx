import { formatStripped } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { withOutbox } from "@topout/shared/platform";
import { IconButton, X } from "@topout/shared/ui";

import { SheetRow } from "./sheet-row.tsx";

interface StrippedProjectRowProps {
  gymRoute: GymRoute;
  onOpen: (routeId: string) => void;
}

/** A project that is no longer on the wall. The button removes it from the projects. */
export function StrippedProjectRow({ gymRoute, onOpen }: StrippedProjectRowProps) {
  const { route } = gymRoute;
  const operation = { type: "toggleProject", routeId: route.id, isProject: false } as const;

  return (
    <SheetRow gymRoute={gymRoute} details={formatStripped(route) ?? ""} onOpen={onOpen}>
      <IconButton
        label={`Remove from projects: ${route.name}`}
        onClick={() => void withOutbox((outbox) => outbox.enqueue(operation, route.name))}
      >
        <X size={20} aria-hidden="true" />
      </IconButton>
    </SheetRow>
  );
}
