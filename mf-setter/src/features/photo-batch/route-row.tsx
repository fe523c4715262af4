import type { PlacedRoute } from "@topout/shared/api/staff";
import type { Circuit } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, getCircuitSkin } from "@topout/shared/theme";
import { ArrowDown, ArrowUp, HoldGlyph, IconButton } from "@topout/shared/ui";

import { PhotoRow, Row, RowText } from "./batch-row.tsx";
import { BatchTile } from "./batch-tile.tsx";
import { getPhotoOf, isGap } from "./photo-batch.ts";
import type { BatchSelection } from "./use-batch-selection.ts";
import type { EditablePhotoBatch } from "./use-photo-batch.ts";

interface RouteRowProps {
  route: PlacedRoute;
  circuit: Circuit | undefined;
  photoBatch: EditablePhotoBatch;
  selection: BatchSelection;
}

/** A new route, with the photo that it gets. */
export function RouteRow({ route, circuit, photoBatch, selection }: RouteRowProps) {
  const { batch, routeIds } = photoBatch;
  const { selected } = selection;
  const photo = getPhotoOf(batch, route.id);
  const name = <RouteName route={route} circuit={circuit} />;
  const skipButton = (
    <IconButton label={`Leave ${route.name} without a photo`} onClick={() => selection.skip(route)}>
      <ArrowDown size={20} />
    </IconButton>
  );

  if (photo) {
    return (
      <PhotoRow
        photo={photo}
        label={`Photo ${photo.id} for ${route.name}`}
        selection={selection}
        button={skipButton}
      >
        {name}
      </PhotoRow>
    );
  }
  return (
    <Row>
      <BatchTile
        photo={undefined}
        label={selected && `Use photo ${selected.id} for ${route.name}`}
        isSelected={false}
        onSelect={() => selection.moveTo(route)}
      />
      <RowText>
        {name}
        <small>No photo</small>
      </RowText>
      {isGap(batch, route.id, routeIds) ? (
        <IconButton
          label={`Use the next photo for ${route.name}`}
          onClick={() => selection.fill(route)}
        >
          <ArrowUp size={20} />
        </IconButton>
      ) : (
        skipButton
      )}
    </Row>
  );
}

const RouteName = ({ route, circuit }: Pick<RouteRowProps, "route" | "circuit">) => (
  <Name translate="no">
    {circuit && <HoldGlyph skin={getCircuitSkin(circuit)} size={18} />}
    <b>{route.name}</b>
    <small>{[route.grade, route.location].filter(Boolean).join(" · ")}</small>
  </Name>
);

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  overflow-wrap: anywhere;

  > small {
    color: ${color["text-2"]};
    font: inherit;
  }
`;
