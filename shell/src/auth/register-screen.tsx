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
import { useUsernameSuggestion } from "./use-username-suggestion.ts";
import { VisitorLayout } from "./visitor-layout.tsx";

/** Creates an account, then opens the login. */
function useRegistration() {
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
  const { setErrors, ...form } = useForm({ schema: RegistrationForm, mutate: register.mutate });
  return { ...form, isPending: register.isPending };
}

/** /register */
export function RegisterScreen() {
  const { state } = useLocation();
  const { form, getError, isPending } = useRegistration();
  const { username, hint, enterUsername, suggestFor } = useUsernameSuggestion();

  return (
    <VisitorLayout title="Create account">
      <form {...form}>
        <Field
          label="Display name"
          note="Optional"
          hint="Any script. Shown beside your username."
          error={getError("display_name")}
        >
          <TextInput name="display_name" autoComplete="name" spellCheck={false} dir="auto" />
        </Field>
        <Field label="Username" hint={hint} error={getError("username")}>
          <TextInput
            name="username"
            value={username}
            onChange={(event) => enterUsername(event.target.value)}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
          />
        </Field>
        <Field label="Email" error={getError("email")}>
          {/* The login uses the email address, so a password manager must store it. */}
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={getEmail(state)}
            onBlur={(event) => suggestFor(event.target.value)}
          />
        </Field>
        <Field label="Password" error={getError("password")} hint="At least 5 characters">
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
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
