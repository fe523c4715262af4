import { authMutations, isApiError } from "@topout/shared/api";
import { LoginForm } from "@topout/shared/contract";
import { cameFrom, paths } from "@topout/shared/paths";
import { Link, signIn, useLocation, useMutation, useNavigate } from "@topout/shared/platform";
import { Button, Field, PasswordInput, TextInput } from "@topout/shared/ui";

import { AuthLayout } from "./auth-layout.tsx";
import { FormAlert } from "./form-alert.tsx";
import { OtherWay } from "./other-way.ts";
import { useForm } from "./use-form.ts";

export function LoginScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const login = useMutation({
    ...authMutations.login(),
    meta: { ownMessage: ["LOGIN_BAD_CREDENTIALS"] },
    onSuccess: ({ access_token }) => {
      signIn(access_token);
      void navigate(cameFrom(state) ?? paths.dashboard, { replace: true });
    },
  });
  const { form, errorOf } = useForm({ schema: LoginForm, onValid: login.mutate });

  return (
    <AuthLayout title="Log in">
      {isApiError(login.error, "LOGIN_BAD_CREDENTIALS") && (
        <FormAlert key={login.submittedAt} message="The password or email entered is invalid." />
      )}
      <form {...form}>
        <Field label="Email" error={errorOf("username")}>
          <TextInput name="username" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password" error={errorOf("password")}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={login.isPending}>
          Log in
        </Button>
      </form>
      <OtherWay>
        New here?{" "}
        <Link to={paths.register} state={state}>
          Create an account
        </Link>
      </OtherWay>
    </AuthLayout>
  );
}
