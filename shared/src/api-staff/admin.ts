import { request, userQueries } from "@topout/shared/api";
import { admin, type User, type UserSearch } from "@topout/shared/contract";
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@topout/shared/platform";

export const adminQueries = {
  all: () => ["admin"] as const,

  /** By username. While a search is on its way the last list stays. */
  users: (search: UserSearch) =>
    queryOptions({
      queryKey: [...adminQueries.all(), "users", search],
      queryFn: ({ signal }) => request(admin.users, { query: search, signal }),
      placeholderData: keepPreviousData,
    }),
};

const roleMutation = (call: "promote" | "demote" | "promoteToSetter" | "demoteFromSetter") =>
  mutationOptions({
    mutationFn: (userId: string) => request(admin[call], { params: { user_id: userId } }),
    onSuccess: (user, _id, _result, { client }) => updateCachedUser(client, user),
  });

/** Each takes the id of the account whose role it changes, and shows it in every list at once. */
export const adminMutations = {
  promote: () => roleMutation("promote"),
  demote: () => roleMutation("demote"),
  promoteToSetter: () => roleMutation("promoteToSetter"),
  demoteFromSetter: () => roleMutation("demoteFromSetter"),
};

/** Whoever changed their own role sees other screens from now on. */
function updateCachedUser(client: QueryClient, user: User) {
  client.setQueriesData<User[]>({ queryKey: adminQueries.all() }, (users) =>
    users?.map((other) => (other.id === user.id ? user : other)),
  );
  client.setQueryData(userQueries.me().queryKey, (me) => (me?.id === user.id ? user : me));
}
