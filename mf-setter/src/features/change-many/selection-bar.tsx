import { useState } from "react";

import type { Circuit, Route, RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, frame, media, shadow, typography } from "@topout/shared/theme";
import { Button, Card, Pencil, Trash2 } from "@topout/shared/ui";

import { ChangeManyDialog } from "./change-many-dialog.tsx";
import { DeleteManyDialog } from "./delete-many-dialog.tsx";

interface SelectionBarProps {
  /** All routes of the list. */
  routes: readonly Route[];
  selectedIds: ReadonlySet<string>;
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
  /** Replaces the selection. Undefined ends it. */
  onSelect: (ids: ReadonlySet<string> | undefined) => void;
}

/** The actions for the selected routes. It stays in view while the list scrolls. */
export function SelectionBar({ routes, selectedIds, circuits, sets, onSelect }: SelectionBarProps) {
  const [dialog, setDialog] = useState<"change" | "delete">();
  const selected = routes.filter(({ id }) => selectedIds.has(id));
  const isEmpty = selected.length === 0;
  const dialogProps = {
    routes: selected,
    onClose: () => setDialog(undefined),
    /** Keeps the routes that failed selected, or ends the selection. */
    onDone: (failedIds: readonly string[]) =>
      onSelect(failedIds.length > 0 ? new Set(failedIds) : undefined),
  };

  return (
    <>
      <Bar role="toolbar" aria-label="Selected routes">
        <b role="status">{selected.length} selected</b>
        <Button
          variant="ghost"
          onClick={() => onSelect(new Set(routes.map(({ id }) => id)))}
          disabled={selected.length === routes.length}
        >
          Select all
        </Button>
        <Actions>
          <Button
            icon={<Pencil size={18} />}
            disabled={isEmpty}
            onClick={() => setDialog("change")}
          >
            Change
          </Button>
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} />}
            disabled={isEmpty}
            onClick={() => setDialog("delete")}
          >
            Delete
          </Button>
          <Button onClick={() => onSelect(undefined)}>Done</Button>
        </Actions>
      </Bar>
      {dialog === "change" && <ChangeManyDialog {...dialogProps} circuits={circuits} sets={sets} />}
      {dialog === "delete" && <DeleteManyDialog {...dialogProps} />}
    </>
  );
}

const Bar = styled(Card)`
  position: sticky;
  z-index: 5;
  top: calc(${frame.header} + 8px);
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 12px;
  border-color: ${color.accent};
  box-shadow: ${shadow[2]};

  > b {
    font: ${typography.label};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  width: 100%;

  > button {
    flex: 1;
    padding-inline: 12px;
  }

  ${media.tablet} {
    width: auto;
    margin-left: auto;
  }
`;
