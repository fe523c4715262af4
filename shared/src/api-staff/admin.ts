import { normalizeUser, request, userQueries } from "@topout/shared/api";
import { admin, type User, type UserSearch } from "@topout/shared/contract";
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@topout/shared/platform";

const normalizeUsers = (body: unknown) => (Array.isArray(body) ? body.map(normalizeUser) : body);

export const adminQueries = {
  all: () => ["admin"] as const,

  /** Sorted by username. Shows the previous list while a search loads. */
  users: (search: UserSearch) =>
    queryOptions({
      queryKey: [...adminQueries.all(), "users", search],
      queryFn: ({ signal }) =>
        request(admin.users, { query: search, signal, normalize: normalizeUsers }),
      placeholderData: keepPreviousData,
    }),
};

const createRoleMutation = (call: "promote" | "demote" | "promoteToSetter" | "demoteFromSetter") =>
  mutationOptions({
    mutationFn: (userId: string) =>
      request(admin[call], { params: { user_id: userId }, normalize: normalizeUser }),
    onSuccess: (user, _id, _result, { client }) => updateCachedUser(client, user),
  });

/** Each mutation takes the id of the user. */
export const adminMutations = {
  promote: () => createRoleMutation("promote"),
  demote: () => createRoleMutation("demote"),
  promoteToSetter: () => createRoleMutation("promoteToSetter"),
  demoteFromSetter: () => createRoleMutation("demoteFromSetter"),
};

/** Also refetches the signed-in user, because admins can change their own role. */
function updateCachedUser(client: QueryClient, user: User) {
  client.setQueriesData<User[]>({ queryKey: adminQueries.all() }, (users) =>
    users?.map((other) => (other.id === user.id ? user : other)),
  );
  client.setQueryData(userQueries.me().queryKey, (me) => (me?.id === user.id ? user : me));
}
