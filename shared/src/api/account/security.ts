import { isApiError, isResponseLost, request, userQueries } from "@topout/shared/api";
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

/**
 * Returns a function that changes the password. After a lost response the server may have the new password, and then
 * rejects the old one of a repeated request.
 */
export function createPasswordChange() {
  let lostPassword: string | undefined;

  const change = async (body: PasswordChange) => {
    try {
      await request(security.changePassword, { body });
    } catch (error) {
      const isRejected = isApiError(error, "LOGIN_BAD_CREDENTIALS");
      if (!isRejected || lostPassword === undefined) throw error;
      await request(security.changePassword, { body: { ...body, password: lostPassword } });
    }
  };

  return async (body: PasswordChange) => {
    try {
      await change(body);
      lostPassword = undefined;
    } catch (error) {
      if (isResponseLost(error)) lostPassword = body.new_password;
      throw error;
    }
  };
}

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
