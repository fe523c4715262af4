import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { AccountBadge } from "./account-badge.tsx";
import { ActivationButton } from "./activation-button.tsx";
import { RoleSwitch } from "./role-switch.tsx";
import { UserLink } from "./user-link.tsx";

/** The user list on desktop. */
export function UserTable({ users }: { users: readonly User[] }) {
  return (
    <Frame>
      <Table aria-label="Users">
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">Email</th>
            <th scope="col">Verified</th>
            <th scope="col">Admin</th>
            <th scope="col">Route setter</th>
            <th scope="col">Account</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row">
                <UserLink user={user} />
              </th>
              <td translate="no">{user.email}</td>
              <td>
                <AccountBadge user={user} />
              </td>
              <td>
                <RoleSwitch user={user} kind="admin" />
              </td>
              <td>
                <RoleSwitch user={user} kind="setter" />
              </td>
              <td>
                <ActivationButton user={user} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled(Card)`
  overflow: hidden;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  thead th {
    padding: 12px 16px;
    color: ${color["text-3"]};
    font: ${typography.micro};
  }

  th {
    text-align: left;
  }

  tbody th,
  td {
    height: 62px;
    padding: 8px 16px;
    border-top: 1px solid ${color.line};
  }

  td {
    color: ${color["text-2"]};
    overflow-wrap: anywhere;
  }
`;
