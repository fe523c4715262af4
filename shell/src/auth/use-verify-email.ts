import { isApiError } from "@topout/shared/api";
import { emailLinkMutations } from "@topout/shared/api/account";
import { paths } from "@topout/shared/paths";
import { notify, useMutation, useNavigate } from "@topout/shared/platform";

/** Returns a mutation that verifies an email address with the token of an emailed link. */
export function useVerifyEmail() {
  const navigate = useNavigate();
  const handleVerified = (message: string) => {
    notify({ type: "success", title: "Account verified", message });
    void navigate(paths.login, { replace: true });
  };
  return useMutation({
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
}
