import { isApiError } from "@topout/shared/api";
import { emailLinkMutations } from "@topout/shared/api/account";
import { paths } from "@topout/shared/paths";
import { notify, useMutation, useNavigate } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

/** Verifies an email address with its token, once, when the screen mounts. */
export function useVerifyEmail(token: string) {
  const navigate = useNavigate();
  const handleVerified = (message: string) => {
    notify({ type: "success", title: "Account verified", message });
    void navigate(paths.login, { replace: true });
  };
  const verify = useMutation({
    ...emailLinkMutations.verify(),
    meta: { handledErrors: ["VERIFY_USER_BAD_TOKEN", "VERIFY_USER_ALREADY_VERIFIED"] },
    onSuccess: () => handleVerified("Your account has been successfully verified."),
    onError: (error) => {
      if (isApiError(error, "VERIFY_USER_ALREADY_VERIFIED")) {
        handleVerified("Your account is already verified.");
      }
      if (isApiError(error, "VERIFY_USER_BAD_TOKEN")) {
        notify({
          type: "error",
          title: "Verification failed",
          message: "The verification token is invalid or has expired.",
        });
      }
    },
  });

  // The effect can run several times, but a token works only once.
  const verifiedToken = useRef<string>(null);
  useEffect(() => {
    if (verifiedToken.current === token) return;
    verifiedToken.current = token;
    verify.mutate({ token });
  });

  return { ...verify, retry: () => verify.mutate({ token }) };
}
