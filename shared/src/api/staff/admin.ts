import { isApiError, request, userQueries } from "@topout/shared/api";
import { admin, type User } from "@topout/shared/contract";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
} from "@topout/shared/platform";

const PAGE_SIZE = 50;

interface UserPage {
  readonly users: readonly User[];
  /** The number of users on all pages. */
  readonly total: number;
}

export const adminQueries = {
  all: () => ["admin"] as const,

  /** Pages of users, sorted by username. Shows the previous list while a search loads. */
  users: (query: string) =>
    infiniteQueryOptions({
      queryKey: [...adminQueries.all(), "users", query],
      queryFn: ({ pageParam, signal }) => fetchUserPage(query, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: ({ total }, _pages, page) =>
        page * PAGE_SIZE < total ? page + 1 : undefined,
      placeholderData: keepPreviousData,
    }),
};

async function fetchUserPage(query: string, page: number, signal: AbortSignal): Promise<UserPage> {
  let total = 0;
  const users = await request(admin.users, {
    query: { ...(query && { q: query }), page, page_size: PAGE_SIZE },
    signal,
    transport: async (url, init) => {
      const response = await fetch(url, init);
      total = Number(response.headers.get("x-total-count"));
      return response;
    },
  });
  return { users, total };
}

type UserCall = Exclude<keyof typeof admin, "users">;

const createUserMutation = (call: UserCall) =>
  mutationOptions({
    mutationFn: (userId: string) => request(admin[call], { params: { user_id: userId } }),
    onSettled: async (user, error, _id, _result, { client }) => {
      if (user) updateCachedUser(client, user);
      // The user may have deleted the account. The list then no longer shows it.
      if (isApiError(error, "NOT_FOUND")) {
        await client.invalidateQueries({ queryKey: adminQueries.all() });
      }
    },
  });

/** Each mutation takes the id of the user. */
export const adminMutations = {
  promote: () => createUserMutation("promote"),
  demote: () => createUserMutation("demote"),
  promoteToSetter: () => createUserMutation("promoteToSetter"),
  demoteFromSetter: () => createUserMutation("demoteFromSetter"),
  deactivate: () => createUserMutation("deactivate"),
  reactivate: () => createUserMutation("reactivate"),
};

/** Also refetches the signed-in user, because admins can change their own role. */
function updateCachedUser(client: QueryClient, user: User) {
  const replace = (other: User) => (other.id === user.id ? user : other);
  client.setQueriesData<InfiniteData<UserPage>>(
    { queryKey: [...adminQueries.all(), "users"] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, users: page.users.map(replace) })),
      },
  );
  client.setQueryData(userQueries.me().queryKey, (me) => me && replace(me));
}
