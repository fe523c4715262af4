import { imageUrls } from "@topout/shared/api";
import { blockMutations } from "@topout/shared/api/account";
import type { UserRef } from "@topout/shared/contract";
import { styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Avatar, Button, Dialog, UserX, WideButtons } from "@topout/shared/ui";

import { PersonName } from "./person-name.tsx";

interface BlockDialogProps {
  user: UserRef;
  onClose: () => void;
  /** Called instead of `onClose` after the block, for example to close a player too. */
  onBlocked?: () => void;
}

export function BlockDialog({ user, onClose, onBlocked = onClose }: BlockDialogProps) {
  // Closes before the refetch, which removes the content of the user with this dialog.
  const block = useMutation({ ...blockMutations.block(), onSuccess: onBlocked });
  const close = () => {
    if (!block.isPending) onClose();
  };

  return (
    <Dialog
      title={`Block ${user.username}?`}
      role="alertdialog"
      onClose={close}
      footer={
        <WideButtons>
          <Button size="large" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="large"
            icon={<UserX size={20} />}
            isBusy={block.isPending}
            onClick={() => block.mutate(user)}
          >
            Block
          </Button>
        </WideButtons>
      }
    >
      <Person>
        <Avatar photo={imageUrls.avatar(user)} size={52} />
        <PersonName {...user} />
      </Person>
      <p>
        You will not see each other in the feed, in lists or on profiles. Counts stay as they are,
        and nobody is told.
      </p>
      <Hint>You can unblock in Settings.</Hint>
    </Dialog>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Hint = styled.p`
  color: ${color["text-3"]};
  font: ${typography.small};
`;
