import { isApiError } from "@topout/shared/api";
import { authMutations } from "@topout/shared/api/account";
import { RegistrationForm } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, notify, useLocation, useMutation, useNavigate } from "@topout/shared/platform";
import { Banner, Button, Field, Info, PasswordInput, TextInput, useForm } from "@topout/shared/ui";

import { FormFooter } from "./form-footer.ts";
import { markJustRegistered } from "./just-registered.ts";
import { registrationErrorCodes, toFieldErrors } from "./registration-errors.ts";
import { getEmail, addEmail } from "./email-state.ts";
import { VisitorLayout } from "./visitor-layout.tsx";

/** /register */
export function RegisterScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const register = useMutation({
    ...authMutations.register(),
    meta: { handledErrors: registrationErrorCodes },
    onSuccess: ({ id }, { email }) => {
      markJustRegistered(id);
      notify({
        type: "success",
        title: "Registration Successful",
        message: "You can now log in.",
      });
      void navigate(paths.login, { state: addEmail(state, email) });
    },
    onError: (error) => {
      if (isApiError(error)) setErrors(toFieldErrors(error));
    },
  });
  const { form, getError, setErrors } = useForm({
    schema: RegistrationForm,
    mutate: register.mutate,
  });

  return (
    <VisitorLayout title="Create account">
      <form {...form}>
        <Field label="Username" error={getError("username")}>
          <TextInput name="username" autoComplete="nickname" autoCapitalize="none" maxLength={30} />
        </Field>
        <Field label="Email" error={getError("email")}>
          {/* The login uses the email address, so a password manager must store it. */}
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={getEmail(state)}
          />
        </Field>
        <Field label="Password" error={getError("password")} hint="At least 5 characters">
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" size="large" isBusy={register.isPending}>
          Create account
        </Button>
      </form>
      <Banner tone="quiet" icon={<Info size={18} />}>
        Topout is a beta under development. Your data may be deleted and you may have to
        re-register.
      </Banner>
      <FormFooter>
        Already climbing with us?{" "}
        <Link to={paths.login} state={state}>
          Log in
        </Link>
      </FormFooter>
    </VisitorLayout>
  );
}
