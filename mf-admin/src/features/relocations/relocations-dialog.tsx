import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Dialog, ListRemainder } from "@topout/shared/ui";

import type { LocationChanges } from "./use-relocations.ts";

interface RelocationsDialogProps {
  changes: LocationChanges;
  onSave: () => void;
  onCancel: () => void;
}

const MAX_LISTED = 100;

/** Lists the routes whose location the new areas change. */
export function RelocationsDialog({ changes, onSave, onCancel }: RelocationsDialogProps) {
  const { relocations, outsideCount } = changes;
  const remainder = relocations.length - MAX_LISTED;

  return (
    <Dialog
      title="Routes in changed areas"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      {relocations.length > 0 && (
        <>
          <p>{formatMoved(relocations.length)}</p>
          <List aria-label="Routes with a new location">
            {relocations.slice(0, MAX_LISTED).map(({ route, location }) => (
              <li key={route.id}>
                <b translate="no">{route.name}</b>
                <span>{`${route.location} → ${location}`}</span>
              </li>
            ))}
          </List>
          {remainder > 0 && <ListRemainder>{`and ${remainder} more`}</ListRemainder>}
        </>
      )}
      {outsideCount > 0 && <p>{formatOutside(outsideCount)}</p>}
    </Dialog>
  );
}

const formatMoved = (count: number) =>
  plural(count, {
    one: "1 route will get a new location.",
    other: `${count} routes will get a new location.`,
  });

const formatOutside = (count: number) =>
  plural(count, {
    one: "1 route is no longer in an area. It keeps its location.",
    other: `${count} routes are no longer in an area. They keep their locations.`,
  });

const List = styled.ul`
  margin: 12px 0;

  > li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid ${color.line};
  }

  b {
    font: ${typography.label};
  }

  span {
    color: ${color["text-2"]};
    font: ${typography.small};
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
