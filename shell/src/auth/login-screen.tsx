import { isApiError } from "@topout/shared/api";
import { authMutations } from "@topout/shared/api/account";
import { LoginForm } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, signIn, useLocation, useMutation, useSession } from "@topout/shared/platform";
import { Button, Field, PasswordInput, TextInput, useForm } from "@topout/shared/ui";
import { useState } from "react";

import { FormAlert } from "./form-alert.tsx";
import { FormFooter } from "./form-footer.ts";
import { getEmail, addEmail } from "./email-state.ts";
import { RedirectAfterLogin } from "./redirect-after-login.tsx";
import { VisitorLayout } from "./visitor-layout.tsx";

/** /login */
export function LoginScreen() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => getEmail(state));
  const isSignedIn = useSession(({ token }) => token !== null);
  const login = useMutation({
    ...authMutations.login(),
    meta: { handledErrors: ["LOGIN_BAD_CREDENTIALS"] },
    onSuccess: ({ access_token }) => signIn(access_token),
  });
  const { form, getError } = useForm({ schema: LoginForm, mutate: login.mutate });

  return (
    <RedirectAfterLogin hasLoggedIn={login.isSuccess}>
      <VisitorLayout title="Log in">
        <form {...form}>
          {isApiError(login.error, "LOGIN_BAD_CREDENTIALS") && (
            <FormAlert
              key={login.submittedAt}
              message="The password or email entered is invalid."
            />
          )}
          <Field label="Email" error={getError("username")}>
            <TextInput
              name="username"
              type="email"
              autoComplete="username"
              inputMode="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field
            label="Password"
            error={getError("password")}
            aside={
              <Link to={paths.requestPasswordReset} state={addEmail(state, email)}>
                Forgot password?
              </Link>
            }
          >
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={login.isPending || (login.isSuccess && isSignedIn)}
          >
            Log in
          </Button>
        </form>
        <FormFooter>
          New here?{" "}
          <Link to={paths.register} state={addEmail(state, email)}>
            Create an account
          </Link>
        </FormFooter>
      </VisitorLayout>
    </RedirectAfterLogin>
  );
}
