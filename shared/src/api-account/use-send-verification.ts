import { notify, useMutation } from "@topout/shared/platform";

import { emailLinkMutations } from "./email-links.ts";

/** Has the mail sent that verifies an address, and tells how that went. */
export const useSendVerification = ({ onSent }: { onSent?: () => void } = {}) =>
  useMutation({
    ...emailLinkMutations.requestVerifyToken(),
    meta: { failure: { message: "There was an error sending the verification email." } },
    onSuccess: () => {
      notify({
        type: "success",
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      });
      onSent?.();
    },
  });
