import { notify, setVerificationEmail, useMutation } from "@topout/shared/platform";

import { emailLinkMutations } from "./email-links.ts";

/** Requests the verification email, notifies the user and stores the address until the tab closes. */
export const useSendVerification = ({ onSent }: { onSent?: () => void } = {}) =>
  useMutation({
    ...emailLinkMutations.requestVerifyToken(),
    meta: {
      errorNotification: { message: "There was an error sending the verification email." },
      notifiesNotFound: true,
    },
    onSuccess: (_data, { email }) => {
      setVerificationEmail(email);
      notify({
        type: "success",
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      });
      onSent?.();
    },
  });
