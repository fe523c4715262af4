import { useState } from "react";

import type { Circuit, Route, RouteSet } from "@topout/shared/contract";
import { styled, useOverlayState } from "@topout/shared/platform";
import { color, frame, media, shadow, typography } from "@topout/shared/theme";
import { Archive, Button, Calendar, Card, Pencil, Trash2 } from "@topout/shared/ui";

import { useStripRoutes } from "../../route-writes/use-strip-routes.ts";
import { AnnounceDialog } from "./announce-dialog.tsx";
import { BulkEditDialog } from "./bulk-edit-dialog.tsx";
import { BulkDeleteDialog } from "./bulk-delete-dialog.tsx";
import { FailedRoutesDialog } from "./failed-routes-dialog.tsx";
import type { BulkFailure } from "./use-bulk-change.ts";

interface SelectionBarProps {
  /** All routes of the list. */
  routes: readonly Route[];
  checkedIds: ReadonlySet<string>;
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
  /** Whether the routes are on the wall, which only those of a current set are. */
  isOnWall: boolean;
  /** The calendar date in the time zone of the gym. */
  today: string;
  /** Receives undefined to end the selection mode. */
  onChange: (ids: ReadonlySet<string> | undefined) => void;
}

/** The actions for the checked routes. The bar stays in view while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { routes, checkedIds, circuits, sets, isOnWall, today, onChange } = props;
  const { dialog, openDialog, closeDialog } = useBulkDialog();
  const checkedRoutes = routes.filter(({ id }) => checkedIds.has(id));
  const isEmpty = checkedRoutes.length === 0;
  /** Checks only the failed routes, or ends the selection mode. */
  const handleDone = (failedIds: readonly string[]) =>
    onChange(failedIds.length > 0 ? new Set(failedIds) : undefined);
  const strip = useBulkStrip(checkedRoutes, handleDone);
  const dialogProps = {
    routes: checkedRoutes,
    onClose: closeDialog,
    onDone: handleDone,
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
        <Done onClick={() => onChange(undefined)}>Done</Done>
        <Actions>
          <Button
            icon={<Pencil size={18} />}
            isDisabled={isEmpty}
            onClick={() => openDialog("change")}
          >
            Change
          </Button>
          {isOnWall && (
            <WallButtons
              isDisabled={isEmpty}
              isStripping={strip.isBusy}
              onStrip={strip.run}
              onAnnounce={() => openDialog("announce")}
            />
          )}
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} />}
            isDisabled={isEmpty}
            onClick={() => openDialog("delete")}
          >
            Delete
          </Button>
        </Actions>
      </Bar>
      {dialog === "change" && <BulkEditDialog {...dialogProps} circuits={circuits} sets={sets} />}
      {dialog === "announce" && <AnnounceDialog {...dialogProps} today={today} />}
      {dialog === "delete" && <BulkDeleteDialog {...dialogProps} />}
      {strip.failure && <FailedRoutesDialog {...strip.failure} onClose={strip.closeFailure} />}
    </>
  );
}

interface WallButtonsProps {
  isDisabled: boolean;
  isStripping: boolean;
  onStrip: () => void;
  onAnnounce: () => void;
}

const WallButtons = ({ isDisabled, isStripping, onStrip, onAnnounce }: WallButtonsProps) => (
  <>
    <Button
      icon={<Archive size={18} />}
      isDisabled={isDisabled}
      isBusy={isStripping}
      onClick={onStrip}
    >
      Strip
    </Button>
    <Button icon={<Calendar size={18} />} isDisabled={isDisabled} onClick={onAnnounce}>
      Announce a day
    </Button>
  </>
);

/** Strips the checked routes. The routes that failed are listed. */
function useBulkStrip(
  checkedRoutes: readonly Route[],
  onDone: (failedIds: readonly string[]) => void,
) {
  const [failure, setFailure] = useState<BulkFailure>();
  const { mutate, isPending } = useStripRoutes((failed, routes) => {
    onDone(failed.map(({ id }) => id));
    if (failed.length === 0) return;
    setFailure({ action: "stripped", routes: failed, isPartial: failed.length < routes.length });
  });
  return {
    failure,
    closeFailure: () => setFailure(undefined),
    isBusy: isPending,
    run: () => mutate(checkedRoutes),
  };
}

/** The history entry stores the dialog, so that back closes it. After a reload, the dialog is closed. */
function useBulkDialog() {
  const { value, open, close } = useOverlayState("bulkEdit");
  const [wasOpened, setWasOpened] = useState(false);
  return {
    dialog: wasOpened ? value : undefined,
    openDialog: (dialog: "change" | "announce" | "delete") => {
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

const Done = styled(Button)`
  margin-left: auto;

  ${media.tablet} {
    margin-left: 0;
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
