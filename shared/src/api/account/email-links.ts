import { request, userQueries } from "@topout/shared/api";
import {
  emailLinks,
  type LinkRequest,
  type PasswordReset,
  type Verification,
} from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

/** Mutations that request an email with a link, or use the token from a link. */
export const emailLinkMutations = {
  forgotPassword: () =>
    mutationOptions({
      mutationFn: (body: LinkRequest) => request(emailLinks.forgotPassword, { body }),
    }),

  resetPassword: () =>
    mutationOptions({
      mutationFn: (body: PasswordReset) => request(emailLinks.resetPassword, { body }),
    }),

  requestVerifyToken: () =>
    mutationOptions({
      mutationFn: (body: LinkRequest) => request(emailLinks.requestVerifyToken, { body }),
    }),

  /** Refetches the signed-in user, because the link may belong to the same account. */
  verify: () =>
    mutationOptions({
      mutationFn: (body: Verification) => request(emailLinks.verify, { body }),
      onSettled: (_user, _error, _token, _result, { client }) =>
        client.invalidateQueries(userQueries.me()),
    }),
};
