import { request, userQueries } from "@topout/shared/api";
import { type EmailChange, type PasswordChange, security } from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

export const securityQueries = {
  /** Sorted by their last use, newest first. */
  sessions: () =>
    queryOptions({
      queryKey: [...userQueries.all(), "sessions"],
      queryFn: ({ signal }) => request(security.sessions, { signal }),
    }),
};

export const securityMutations = {
  /** Ends all other sessions. */
  changePassword: () =>
    mutationOptions({
      mutationFn: (body: PasswordChange) => request(security.changePassword, { body }),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),

  /** The address changes when the user opens the link in the email to the new address. */
  changeEmail: () =>
    mutationOptions({
      mutationFn: (body: EmailChange) => request(security.changeEmail, { body }),
    }),

  endOtherSessions: () =>
    mutationOptions({
      mutationFn: () => request(security.endOtherSessions, {}),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),
};

const refresh = (client: QueryClient) => client.invalidateQueries(securityQueries.sessions());
