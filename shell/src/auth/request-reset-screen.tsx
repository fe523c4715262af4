import { emailLinkMutations } from "@topout/shared/api/account";
import { LinkRequest } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, notify, useLocation, useMutation, useNavigate } from "@topout/shared/platform";
import { Button, Field, TextInput, useForm } from "@topout/shared/ui";

import { FormFooter } from "./form-footer.ts";
import { getEmail, addEmail } from "./email-state.ts";
import { VisitorLayout } from "./visitor-layout.tsx";

/** /request-password-reset. The response does not reveal whether an account with this address exists. */
export function RequestResetScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const requestReset = useMutation({
    ...emailLinkMutations.forgotPassword(),
    onSuccess: (_data, { email }) => {
      notify({
        type: "success",
        title: "Password reset email sent",
        message: "Please check your email for instructions to reset your password.",
      });
      void navigate(paths.login, { state: addEmail(state, email) });
    },
  });
  const { form, getError } = useForm({ schema: LinkRequest, mutate: requestReset.mutate });

  return (
    <VisitorLayout title="Reset password" description="We'll email you a link to set a new one.">
      <form {...form}>
        <Field label="Email" error={getError("email")}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@example.com"
            defaultValue={getEmail(state)}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" isBusy={requestReset.isPending}>
          Send reset link
        </Button>
      </form>
      <FormFooter>
        <Link to={paths.login} state={state}>
          Back to log in
        </Link>
      </FormFooter>
    </VisitorLayout>
  );
}
