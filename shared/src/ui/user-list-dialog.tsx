import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { Avatar } from "./avatar.tsx";
import { Dialog } from "./dialog.tsx";
import { ChevronRight } from "./icons.ts";
import { LinkList, LinkRow, ListRemainder } from "./link-list.ts";

interface UserListDialogProps {
  title: string;
  users: readonly {
    readonly id: string;
    readonly username: string;
    readonly display_name?: string | null;
    readonly photo?: string | undefined;
  }[];
  /** The number of users that are not listed. */
  moreCount?: number | undefined;
  onClose: () => void;
}

/** A list of users with links to their profiles. */
export function UserListDialog({ title, users, moreCount = 0, onClose }: UserListDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <LinkList>
        {users.map(({ id, username, display_name, photo }) => (
          <li key={id}>
            {/* Replaces the dialog's history entry: back returns to the screen below. */}
            <UserLink to={paths.profile(username)} replace>
              <Avatar photo={photo} />
              <Name translate="no">
                {display_name ?? username}
                {display_name && <small>{`@${username}`}</small>}
              </Name>
              <ChevronRight size={20} />
            </UserLink>
          </li>
        ))}
      </LinkList>
      {moreCount > 0 && <ListRemainder>{`and ${moreCount} more`}</ListRemainder>}
    </Dialog>
  );
}

const UserLink = styled(LinkRow)`
  font: ${typography.h3};
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  > small {
    display: block;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
