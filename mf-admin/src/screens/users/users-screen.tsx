import { adminQueries } from "@topout/shared/api/staff";
import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled, useInfiniteQuery, useTypedSearchParams } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import {
  Archive,
  ButtonLink,
  ErrorState,
  Flag,
  Layers,
  List,
  PagedList,
  SearchField,
} from "@topout/shared/ui";

import { formatUserCounts } from "../../features/user-list/format-user-counts.ts";
import { UserListSkeleton } from "../../features/user-list/user-list-skeleton.tsx";
import { UserList } from "../../features/user-list/user-list.tsx";
import { ListHeader } from "../list-header.ts";

/** /admin */
function UsersScreen() {
  const [{ q: query = "" }, setParams] = useTypedSearchParams<"q">();
  const pages = useInfiniteQuery(adminQueries.users(query));
  const users = pages.data && mergePages(pages.data.pages);

  return (
    <>
      <ListHeader>
        <div>
          <h1>Admin</h1>
          <p role="status">{users ? formatUserCounts(users.list, users.total) : " "}</p>
        </div>
        <Links>
          <ButtonLink to={paths.reports} icon={<Flag size={20} />}>
            Reports
          </ButtonLink>
          <ButtonLink to={paths.audit} icon={<List size={20} />}>
            Audit
          </ButtonLink>
          <ButtonLink to={paths.releases} icon={<Layers size={20} />}>
            Releases
          </ButtonLink>
          <ButtonLink to={paths.backups} icon={<Archive size={20} />}>
            Backups
          </ButtonLink>
        </Links>
        <UserSearch
          label="Search username or email"
          maxLength={254}
          value={query}
          onSearch={(q) => setParams({ q })}
        />
      </ListHeader>
      {pages.isPending && <UserListSkeleton />}
      {pages.isLoadingError && (
        <ErrorState
          title="The users couldn't load"
          error={pages.error}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {users && (
        <PagedList
          query={pages}
          rowCount={users.list.length}
          label="Load more users"
          error="More users couldn't load."
        >
          <UserList users={users.list} query={query} />
        </PagedList>
      )}
    </>
  );
}

/** A user who signs up between two requests shifts the pages, so a user can be on two of them. */
function mergePages(pages: readonly { readonly users: readonly User[]; readonly total: number }[]) {
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user]));
  return { list: [...users.values()], total: pages.at(-1)?.total ?? 0 };
}

export { UsersScreen as Component };

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const UserSearch = styled(SearchField)`
  flex: 1 1 100%;

  ${media.tablet} {
    flex-basis: 240px;
    max-width: 340px;
  }
`;
