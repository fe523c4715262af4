import { media } from "@topout/shared/theme";
import type { User } from "@topout/shared/contract";
import { Card, EmptyState, Search, useMediaQuery } from "@topout/shared/ui";

import { UserRows } from "./user-rows.tsx";
import { UserTable } from "./user-table.tsx";

interface UserListProps {
  /** By username. */
  users: readonly User[];
  /** What they were searched by; empty for all. */
  query: string;
}

export function UserList({ users, query }: UserListProps) {
  const roomy = useMediaQuery(media.desktop);

  if (users.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<Search size={40} />}
          title="Nobody found"
          hint={`No username or email contains “${query}”.`}
        />
      </Card>
    );
  }
  return roomy ? <UserTable users={users} /> : <UserRows users={users} />;
}
