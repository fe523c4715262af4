import { request } from "@topout/shared/api";
import { invitations } from "@topout/shared/contract";
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

/** Each mutation takes the token. */
export const invitationMutations = {
  accept: () =>
    mutationOptions({
      mutationFn: (token: string) => request(invitations.accept, { params: { token } }),
      onSettled: (_user, _error, _token, _result, { client }) => refresh(client),
    }),

  decline: () =>
    mutationOptions({
      mutationFn: (token: string) => request(invitations.decline, { params: { token } }),
      onSettled: (_data, _error, _token, _result, { client }) => refresh(client),
    }),
};

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: invitationQueries.all() });
