import { isApiError, request } from "@topout/shared/api";
import { type InvitationOffer, invitations, type User, users } from "@topout/shared/contract";
import { mutationOptions, queryOptions, type QueryClient } from "@topout/shared/platform";

export const invitationQueries = {
  all: () => ["invitations"] as const,

  /** The pending invitations of the current user. */
  own: () =>
    queryOptions({
      queryKey: [...invitationQueries.all(), "own"],
      queryFn: ({ signal }) => request(invitations.own, { signal }),
    }),

  /** The invitation of an emailed link. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: [...invitationQueries.all(), token],
      queryFn: ({ signal }) => request(invitations.get, { params: { token }, signal }),
    }),
};

interface Acceptance {
  readonly token: string;
  readonly invitation: Pick<InvitationOffer, "gym" | "role">;
}

/** An answer whose response was lost can be repeated, although the invitation no longer exists then. */
export const invitationMutations = {
  /** Returns the user with the new role. */
  accept: () =>
    mutationOptions({
      mutationFn: ({ token, invitation }: Acceptance) =>
        request(invitations.accept, { params: { token } }).catch((error: unknown) =>
          findMember(invitation, error),
        ),
      onSettled: (_user, error, _acceptance, _result, { client }) => refresh(client, error),
    }),

  decline: () =>
    mutationOptions({
      mutationFn: (token: string) =>
        request(invitations.decline, { params: { token } }).catch(ignoreNotFound),
      onSettled: (_data, error, _token, _result, { client }) => refresh(client, error),
    }),
};

/** Returns the user if they have the role of the invitation. Otherwise throws the error. */
async function findMember({ gym, role }: Acceptance["invitation"], error: unknown): Promise<User> {
  if (!isApiError(error, "NOT_FOUND")) throw error;
  const user = await request(users.me, {});
  const isMember = user.memberships.some((other) => other.gym.id === gym.id && other.role === role);
  if (!isMember) throw error;
  return user;
}

function ignoreNotFound(error: unknown): void {
  if (!isApiError(error, "NOT_FOUND")) throw error;
}

/** Keeps an invitation on the screen whose answer has failed, so that the user can repeat it. */
const refresh = (client: QueryClient, error: unknown) =>
  client.invalidateQueries({
    queryKey:
      error && !isApiError(error, "NOT_FOUND")
        ? invitationQueries.own().queryKey
        : invitationQueries.all(),
  });
