import { imageUrls } from "@topout/shared/api";
import { teamMutations } from "@topout/shared/api/staff";
import { formatRole } from "@topout/shared/domain";
import { notify, styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Avatar, Card, ConfirmDialog, LogOut, UserX } from "@topout/shared/ui";

import type { MemberDialogProps } from "./member-dialog-props.ts";

interface RemoveMemberDialogProps extends MemberDialogProps {
  isSelf: boolean;
}

/** Confirms that a member leaves the team, or that a manager removes the member. */
export function RemoveMemberDialog({ gym, member, isSelf, onClose }: RemoveMemberDialogProps) {
  const { user } = member;
  const texts = isSelf ? getLeaveTexts(gym.name) : getRemoveTexts(gym.name, user.username);
  const remove = useMutation({
    ...teamMutations.removeMember(),
    onSuccess: () => {
      // The shell's guard uses this id, too, when it closes the screen of a manager who leaves.
      notify({ type: "success", title: texts.done, ...(isSelf && { id: "ended-role" }) });
      onClose();
    },
  });

  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      confirmIcon={isSelf ? <LogOut size={19} /> : <UserX size={19} />}
      isDestructive
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ gymId: gym.id, userId: user.id })}
    >
      <Person as="div">
        <Avatar photo={imageUrls.avatar(user)} size={52} />
        <div>
          <b translate="no">{user.username}</b>
          <small>{formatRole(member)}</small>
        </div>
      </Person>
      <p>{texts.body}</p>
    </ConfirmDialog>
  );
}

const getRemoveTexts = (gym: string, username: string) => ({
  title: "Remove from the team",
  body: `${username} can no longer set at ${gym}. Routes and drafts by ${username} stay.`,
  confirm: `Remove ${username}`,
  done: `${username} is no longer in the team`,
});

const getLeaveTexts = (gym: string) => ({
  title: "Leave the team",
  body: `You can no longer set at ${gym}. Your routes and drafts stay.`,
  confirm: "Leave the team",
  done: "You left the team",
});

const Person = styled(Card)`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-bottom: 14px;
  padding: 14px;
  overflow-wrap: anywhere;

  b {
    display: block;
    font: ${typography.h3};
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
