import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { Avatar } from "./avatar.tsx";
import { Dialog } from "./dialog.tsx";
import { ChevronRight } from "./icons.ts";

interface UserListDialogProps {
  title: string;
  users: readonly {
    readonly id: string;
    readonly username: string;
    readonly photo?: string | undefined;
  }[];
  onClose: () => void;
}

/** A list of users with links to their profiles. */
export function UserListDialog({ title, users, onClose }: UserListDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <List>
        {users.map(({ id, username, photo }) => (
          <li key={id}>
            {/* Replaces the dialog's history entry: back returns to the screen below. */}
            <UserLink to={paths.profile(username)} replace>
              <Avatar photo={photo} />
              <span>{username}</span>
              <ChevronRight size={20} />
            </UserLink>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  margin: 0 -8px;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const UserLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px;
  color: ${color.text};
  font: ${typography.h3};
  text-decoration: none;

  > span:not(:first-child) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
    color: ${color["text-3"]};
  }

  ${media.hover} {
    &:hover {
      background: ${color.subtle};
    }
  }
`;
