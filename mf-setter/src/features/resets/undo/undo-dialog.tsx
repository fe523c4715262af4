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
      {describeUndo(reset).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ConfirmDialog>
  );
}

function describeUndo({ strip, new: added }: Reset): readonly string[] {
  if (strip.length + added.length === 0) return ["Nothing on the wall changes."];
  return [
    ...(strip.length > 0 ? [formatStripped(strip.length)] : []),
    ...(added.length > 0 ? [formatNew(added.length)] : []),
  ];
}

const formatStripped = (count: number) =>
  plural(count, {
    one: "The route that came down is on the wall again.",
    other: `The ${count} routes are on the wall again.`,
  });

const formatNew = (count: number) =>
  plural(count, {
    one: "The new one becomes a draft. Its sends are kept and count again when you publish.",
    other: `The ${count} new ones become drafts. Their sends are kept and count again when you publish.`,
  });
