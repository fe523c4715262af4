import type { PlacedRoute } from "@topout/shared/api/staff";
import type { Circuit } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { Rows } from "./batch-row.tsx";
import { getUnusedPhotos } from "./photo-batch.ts";
import { RouteRow } from "./route-row.tsx";
import { UnusedPhotos } from "./unused-photos.tsx";
import { useBatchSelection } from "./use-batch-selection.ts";
import type { EditablePhotoBatch } from "./use-photo-batch.ts";

interface BatchListProps {
  routes: readonly PlacedRoute[];
  circuits: readonly Circuit[];
  photoBatch: EditablePhotoBatch;
}

/** Which new route gets which photo. A tap selects a photo. A second tap swaps it, or moves it to another route. */
export function BatchList({ routes, circuits, photoBatch }: BatchListProps) {
  const selection = useBatchSelection(photoBatch);
  const unused = getUnusedPhotos(photoBatch.batch, photoBatch.routeIds);
  return (
    <>
      <Status role="status">{selection.text}</Status>
      <Rows aria-label="New routes without a photo">
        {routes.map((route) => (
          <RouteRow
            key={route.id}
            route={route}
            circuit={circuits.find(({ id }) => id === route.circuit_id)}
            photoBatch={photoBatch}
            selection={selection}
          />
        ))}
      </Rows>
      {unused.length > 0 && <UnusedPhotos photos={unused} selection={selection} />}
    </>
  );
}

/** Stays visible, because it describes the result of each tap. */
const Status = styled.p`
  position: sticky;
  z-index: 1;
  top: -6px;
  padding: 6px 0;
  background: ${color.bg};
  font: ${typography.label};
`;
