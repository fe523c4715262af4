import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { RoleSwitch } from "./role-switch.tsx";
import { VerifiedBadge } from "./verified-badge.tsx";
import { UserLink } from "./user-link.tsx";

/** The user list on phones and tablets. */
export function UserRows({ users }: { users: readonly User[] }) {
  return (
    <Rows as="ul" aria-label="Users">
      {users.map((user) => (
        <li key={user.id}>
          <Line>
            <UserLink user={user} />
            <VerifiedBadge user={user} />
          </Line>
          <Email>{user.email}</Email>
          <Line>
            <Role>
              Admin
              <RoleSwitch user={user} kind="admin" />
            </Role>
            <Role>
              Route setter
              <RoleSwitch user={user} kind="setter" />
            </Role>
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
    padding: 12px 14px;
    content-visibility: auto;
    contain-intrinsic-size: auto 152px;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  justify-content: space-between;
  min-height: 26px;
`;

const Role = styled.div`
  display: grid;
  font: ${typography.micro};
`;

const Email = styled.span`
  min-width: 0;
  color: ${color["text-3"]};
  font: ${typography.small};
  overflow-wrap: anywhere;
`;
