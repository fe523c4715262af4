import { useState } from "react";

import type { Circuit, Route, RouteSet } from "@topout/shared/contract";
import { styled, useOverlayState } from "@topout/shared/platform";
import { color, frame, media, shadow, typography } from "@topout/shared/theme";
import { Button, Card, Pencil, Trash2 } from "@topout/shared/ui";

import { BulkEditDialog } from "./bulk-edit-dialog.tsx";
import { BulkDeleteDialog } from "./bulk-delete-dialog.tsx";

interface SelectionBarProps {
  /** All routes of the list. */
  routes: readonly Route[];
  checkedIds: ReadonlySet<string>;
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
  /** Receives undefined to end the selection mode. */
  onChange: (ids: ReadonlySet<string> | undefined) => void;
}

/** The actions for the checked routes. The bar stays in view while the list scrolls. */
export function SelectionBar({ routes, checkedIds, circuits, sets, onChange }: SelectionBarProps) {
  const { dialog, openDialog, closeDialog } = useBulkDialog();
  const checkedRoutes = routes.filter(({ id }) => checkedIds.has(id));
  const isEmpty = checkedRoutes.length === 0;
  const dialogProps = {
    routes: checkedRoutes,
    onClose: closeDialog,
    /** Checks only the failed routes, or ends the selection mode. */
    onDone: (failedIds: readonly string[]) =>
      onChange(failedIds.length > 0 ? new Set(failedIds) : undefined),
  };

  return (
    <>
      <Bar role="toolbar" aria-label="Selected routes">
        <b role="status">{`${checkedRoutes.length} selected`}</b>
        <Button
          variant="ghost"
          onClick={() => onChange(new Set(routes.map(({ id }) => id)))}
          isDisabled={checkedRoutes.length === routes.length}
        >
          Select all
        </Button>
        <Actions>
          <Button
            icon={<Pencil size={18} />}
            isDisabled={isEmpty}
            onClick={() => openDialog("change")}
          >
            Change
          </Button>
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} />}
            isDisabled={isEmpty}
            onClick={() => openDialog("delete")}
          >
            Delete
          </Button>
          <Button onClick={() => onChange(undefined)}>Done</Button>
        </Actions>
      </Bar>
      {dialog === "change" && <BulkEditDialog {...dialogProps} circuits={circuits} sets={sets} />}
      {dialog === "delete" && <BulkDeleteDialog {...dialogProps} />}
    </>
  );
}

/** The history entry stores the dialog, so that back closes it. After a reload, the dialog is closed. */
function useBulkDialog() {
  const { value, open, close } = useOverlayState("bulkEdit");
  const [wasOpened, setWasOpened] = useState(false);
  return {
    dialog: wasOpened ? value : undefined,
    openDialog: (dialog: "change" | "delete") => {
      setWasOpened(true);
      open(dialog);
    },
    closeDialog: close,
  };
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
