import { request, normalizeUser, userQueries } from "@topout/shared/api";
import {
  emailLinks,
  type LinkRequest,
  type PasswordReset,
  type Verification,
} from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

/** The links that arrive by mail: asking for one, and what its token is good for. */
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

  /** Whoever is signed in here asks anew who they are: it may be them who is verified now. */
  verify: () =>
    mutationOptions({
      mutationFn: (body: Verification) =>
        request(emailLinks.verify, { body, normalize: normalizeUser }),
      onSettled: (_user, _error, _token, _result, { client }) =>
        client.invalidateQueries(userQueries.me()),
    }),
};
