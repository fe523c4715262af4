import type { Reset } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { ConfirmDialog, Undo2 } from "@topout/shared/ui";

import { useUndoReset } from "./use-undo-reset.ts";

interface UndoDialogProps {
  reset: Reset;
  onClose: () => void;
}

export function UndoDialog({ reset, onClose }: UndoDialogProps) {
  const { undo, isUndoing } = useUndoReset();

  return (
    <ConfirmDialog
      title="Undo this reset"
      confirmLabel="Undo reset"
      confirmIcon={<Undo2 size={18} />}
      isDestructive
      isBusy={isUndoing}
      onConfirm={() => undo(reset.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>{formatStripped(reset.strip.length)}</p>
      <p>{formatNew(reset.new.length)}</p>
    </ConfirmDialog>
  );
}

function formatStripped(count: number): string {
  if (count === 0) return "No route came down.";
  return plural(count, {
    one: "The route that came down is on the wall again.",
    other: `The ${count} routes are on the wall again.`,
  });
}

function formatNew(count: number): string {
  if (count === 0) return "No route went up.";
  return plural(count, {
    one: "The new one becomes a draft. Its sends are kept and count again when you publish.",
    other: `The ${count} new ones become drafts. Their sends are kept and count again when you publish.`,
  });
}
