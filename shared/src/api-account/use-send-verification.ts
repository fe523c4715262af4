import { notify, setVerificationEmail, useMutation } from "@topout/shared/platform";

import { emailLinkMutations } from "./email-links.ts";

/** Has the mail sent that verifies an address, tells how that went, and remembers it for the session. */
export const useSendVerification = ({ onSent }: { onSent?: () => void } = {}) =>
  useMutation({
    ...emailLinkMutations.requestVerifyToken(),
    meta: { errorNotification: { message: "There was an error sending the verification email." } },
    onSuccess: (_nothing, { email }) => {
      setVerificationEmail(email);
      notify({
        type: "success",
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      });
      onSent?.();
    },
  });
