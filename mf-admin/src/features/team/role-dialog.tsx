import { styled } from "@topout/shared/platform";
import { type FormEvent, useId } from "react";

import type { MemberDialogProps } from "./member-dialog-props.ts";
import { MemberFormDialog } from "./member-form-dialog.tsx";
import { RoleRadios } from "./role-radios.tsx";
import { useChangeMember } from "./use-change-member.ts";

export function RoleDialog({ gym, member, onClose }: MemberDialogProps) {
  const id = useId();
  const { changeMember, isPending } = useChangeMember(gym.id, member, onClose);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const role = new FormData(event.currentTarget).get("role") === "manager" ? "manager" : "setter";
    if (role === member.role) onClose();
    else changeMember({ role });
  };

  return (
    <MemberFormDialog title="Change role" formId={id} isBusy={isPending} onClose={onClose}>
      <Name translate="no">{member.user.username}</Name>
      <form id={id} onSubmit={handleSubmit}>
        <RoleRadios defaultRole={member.role} />
      </form>
    </MemberFormDialog>
  );
}

const Name = styled.p`
  margin-bottom: 12px;
  overflow-wrap: anywhere;
`;
