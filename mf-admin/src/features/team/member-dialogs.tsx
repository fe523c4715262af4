import { EndDateDialog } from "./end-date-dialog.tsx";
import type { MemberDialogKind, MemberDialogProps } from "./member-dialog-props.ts";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";

interface MemberDialogsProps extends MemberDialogProps {
  kind: MemberDialogKind;
  isSelf: boolean;
  today: string;
}

/** The open dialog of a member. */
export function MemberDialogs({ kind, isSelf, today, ...props }: MemberDialogsProps) {
  if (kind === "role") return <RoleDialog {...props} />;
  if (kind === "end") return <EndDateDialog {...props} today={today} />;
  return <RemoveMemberDialog {...props} isSelf={isSelf} />;
}
