import type { ReactNode } from "react";

import type { Dependents } from "@topout/shared/contract";
import { formatDependents } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Button, Dialog, Trash2 } from "@topout/shared/ui";

interface DeleteDialogProps {
  title: string;
  confirmLabel: string;
  /** The counts of everything else that would be deleted. */
  dependents: DependentsQuery;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

export interface DependentsQuery {
  readonly data: Partial<Dependents> | undefined;
  readonly isPending: boolean;
}

/** Confirms a deletion. Focus starts on Cancel. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, confirmLabel, dependents, isBusy, onConfirm, onCancel, children } = props;

  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button variant="danger" icon={<Trash2 size={18} />} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <DependentsText {...dependents} />
    </Dialog>
  );
}

/** Shows nothing if the counts failed to load, because the deletion still works. */
function DependentsText({ data, isPending }: DependentsQuery) {
  if (isPending) return <Muted role="status">Counting sends, projects and videos…</Muted>;
  if (!data) return null;
  const text = formatDependents(data);
  return (
    <Muted role="status">
      {text ? (
        <>
          Also deleted: <b>{text}</b>.
        </>
      ) : (
        "No sends, projects or videos will be deleted."
      )}
    </Muted>
  );
}

const Muted = styled.p`
  color: ${color["text-2"]};
`;
