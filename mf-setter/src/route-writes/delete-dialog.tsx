import type { Dependents } from "@topout/shared/contract";
import { formatDependents } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { ConfirmDialog, Trash2 } from "@topout/shared/ui";
import type { ComponentProps } from "react";

interface DeleteDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, "isDestructive"> {
  /** The counts of everything else that would be deleted. */
  dependents: DependentsQuery;
}

export interface DependentsQuery {
  readonly data: Partial<Dependents> | undefined;
  readonly isPending: boolean;
}

/** Confirms a deletion, and counts what would be deleted too. */
export const DeleteDialog = ({ dependents, children, ...rest }: DeleteDialogProps) => (
  <ConfirmDialog {...rest} isDestructive confirmIcon={<Trash2 size={18} />}>
    {children}
    <DependentsText {...dependents} />
  </ConfirmDialog>
);

/** Shows nothing if the counts failed to load, because the deletion still works. */
function DependentsText({ data, isPending }: DependentsQuery) {
  if (isPending) return <Muted role="status">Counting sends, projects and videos…</Muted>;
  if (!data) return null;
  const text = formatDependents(data);
  return (
    <Muted role="status">
      {text ? (
        <>
          <span>{"Also deleted: "}</span>
          <b>{text}</b>
          <span>.</span>
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
