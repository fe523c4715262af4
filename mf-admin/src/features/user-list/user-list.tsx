import { media } from "@topout/shared/theme";
import type { User } from "@topout/shared/contract";
import { Card, EmptyState, Search, useMediaQuery } from "@topout/shared/ui";

import { UserRows } from "./user-rows.tsx";
import { UserTable } from "./user-table.tsx";

interface UserListProps {
  /** Sorted by username. */
  users: readonly User[];
  /** The search query. Empty for all users. */
  query: string;
}

export function UserList({ users, query }: UserListProps) {
  const isDesktop = useMediaQuery(media.desktop);

  if (users.length === 0) {
    return (
      <Card>
        <EmptyState
          illustration={<Search size={40} />}
          title="No users found"
          hint={`No name, username or email contains “${query}”.`}
        />
      </Card>
    );
  }
  return isDesktop ? <UserTable users={users} /> : <UserRows users={users} />;
}
