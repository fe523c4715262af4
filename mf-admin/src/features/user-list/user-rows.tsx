import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { AccountBadge } from "./account-badge.tsx";
import { ActivationButton } from "./activation-button.tsx";
import { RoleSwitch } from "./role-switch.tsx";
import { UserLink } from "./user-link.tsx";

/** The user list on phones and tablets. */
export function UserRows({ users }: { users: readonly User[] }) {
  return (
    <Rows as="ul" aria-label="Users">
      {users.map((user) => (
        <li key={user.id}>
          <Line>
            <UserLink user={user} isEmailVisible />
            <AccountBadge user={user} />
          </Line>
          <Line>
            <RoleSwitch user={user} kind="admin" isCompact />
            <RoleSwitch user={user} kind="setter" isCompact />
            <ActivationButton user={user} isCompact />
          </Line>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled(Card)`
  overflow: hidden;

  > li {
    display: grid;
    gap: 4px;
    padding: 12px 14px 6px;
    content-visibility: auto;
    contain-intrinsic-size: auto 112px;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: center;
  justify-content: space-between;

  > a {
    flex: 1;
  }
`;
