import { isApiError } from "@topout/shared/api";
import { emailLinkMutations } from "@topout/shared/api/account";
import { PasswordResetForm } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, notify, useMutation, useNavigate, useParams } from "@topout/shared/platform";
import { Button, Field, HiddenUsername, PasswordInput, useForm } from "@topout/shared/ui";

import { addEmail } from "./email-state.ts";
import { FormAlert } from "./form-alert.tsx";
import { FormFooter } from "./form-footer.ts";
import { parseEmailToken } from "./parse-email-token.ts";
import { VisitorLayout } from "./visitor-layout.tsx";

/** /reset_password/{token}, from the email. */
export function ResetPasswordScreen() {
  const { token = "" } = useParams();
  const { email = "" } = parseEmailToken(token);
  const navigate = useNavigate();
  const reset = useMutation({
    ...emailLinkMutations.resetPassword(),
    meta: { handledErrors: ["RESET_PASSWORD_BAD_TOKEN", "RESET_PASSWORD_INVALID_PASSWORD"] },
    onSuccess: () => {
      notify({
        type: "success",
        title: "Password reset successful",
        message: "Your password has been successfully reset.",
      });
      void navigate(paths.login, { replace: true, state: addEmail(null, email) });
    },
    onError: (error) => {
      if (isApiError(error, "RESET_PASSWORD_INVALID_PASSWORD")) {
        setErrors({ password: error.reason ?? error.message });
      }
      if (isApiError(error, "RESET_PASSWORD_BAD_TOKEN")) {
        notify({
          type: "error",
          title: "Password reset failed",
          message: "The password reset token is invalid or has expired.",
        });
      }
    },
  });
  const { form, getError, setErrors } = useForm({
    schema: PasswordResetForm,
    mutate: ({ password }, options) => reset.mutate({ token, password }, options),
  });

  return (
    <VisitorLayout title="New password" {...(email && { description: `For ${email}` })}>
      <form {...form}>
        {isApiError(reset.error, "RESET_PASSWORD_BAD_TOKEN") && (
          <FormAlert key={reset.submittedAt} message="This link no longer works." />
        )}
        <HiddenUsername email={email} />
        <Field label="New password" error={getError("password")} hint="At least 5 characters">
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" size="large" isBusy={reset.isPending}>
          Set new password
        </Button>
      </form>
      <FormFooter>
        <Link to={paths.requestPasswordReset} state={addEmail(null, email)}>
          Request a new link
        </Link>
      </FormFooter>
    </VisitorLayout>
  );
}
