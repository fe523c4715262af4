import { adminQueries } from "@topout/shared/api/staff";
import { styled, useTypedSearchParams, useQuery } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { ErrorState, SearchField } from "@topout/shared/ui";

import { formatUserCounts } from "../../features/user-list/format-user-counts.ts";
import { UserListSkeleton } from "../../features/user-list/user-list-skeleton.tsx";
import { UserList } from "../../features/user-list/user-list.tsx";

/** /admin */
function UsersScreen() {
  const [{ q: query = "" }, setParams] = useTypedSearchParams<"q">();
  const users = useQuery({
    ...adminQueries.users(query ? { q: query } : {}),
    meta: { handledErrors: true },
  });

  return (
    <>
      <Header>
        <div>
          <h1>Admin</h1>
          <p role="status">{users.data ? formatUserCounts(users.data) : " "}</p>
        </div>
        <UserSearch
          label="Search username or email"
          maxLength={254}
          value={query}
          onSearch={(q) => setParams({ q })}
        />
      </Header>
      {users.isPending && <UserListSkeleton />}
      {users.isError && !users.data && (
        <ErrorState
          title="The users couldn't load"
          isRetrying={users.isFetching}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.data && (
        <div aria-busy={users.isPlaceholderData}>
          <UserList users={users.data} query={query} />
        </div>
      )}
    </>
  );
}

export { UsersScreen as Component };

const UserSearch = styled(SearchField)`
  flex: 1 1 100%;

  ${media.tablet} {
    flex-basis: 240px;
    max-width: 340px;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 14px 0;

  p {
    min-height: 18px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
