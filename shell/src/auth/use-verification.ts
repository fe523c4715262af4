import { isApiError } from "@topout/shared/api";
import { emailLinkMutations } from "@topout/shared/api/account";
import { paths } from "@topout/shared/paths";
import { notify, useMutation, useNavigate } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

/** Verifies an address by the token of its mail, once, as soon as the screen is there. */
export function useVerification(token: string) {
  const navigate = useNavigate();
  const succeed = (message: string) => {
    notify({ type: "success", title: "Account verified", message });
    void navigate(paths.login, { replace: true });
  };
  const verify = useMutation({
    ...emailLinkMutations.verify(),
    meta: { handledErrors: ["VERIFY_USER_BAD_TOKEN", "VERIFY_USER_ALREADY_VERIFIED"] },
    onSuccess: () => succeed("Your account has been successfully verified."),
    onError: (error) => {
      if (isApiError(error, "VERIFY_USER_ALREADY_VERIFIED")) {
        succeed("Your account has been verified before.");
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

  // An effect may run twice, a token works once.
  const asked = useRef<string>(null);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    verify.mutate({ token });
  });

  return { ...verify, retry: () => verify.mutate({ token }) };
}
