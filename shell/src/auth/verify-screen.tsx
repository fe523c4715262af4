import { isApiError, useMe } from "@topout/shared/api";
import { useSendVerification } from "@topout/shared/api/account";
import { createReturnState, paths } from "@topout/shared/paths";
import { Link, useParams } from "@topout/shared/platform";
import { Button, ButtonLink } from "@topout/shared/ui";

import { AuthLayout } from "./auth-layout.tsx";
import { FormFooter } from "./form-footer.ts";
import { parseEmailToken } from "./parse-email-token.ts";
import { useVerifyEmail } from "./use-verify-email.ts";

/** /verify/{token}, from the email. Only the button uses the token, because mail scanners open links. */
export function VerifyScreen() {
  const { token = "" } = useParams();
  const verify = useVerifyEmail();
  const { title, description, action } = describeLink(token);

  if (isApiError(verify.error, "VERIFY_USER_BAD_TOKEN")) return <InvalidLink />;
  return (
    <AuthLayout title={title} {...(description && { description })}>
      <Button
        variant="primary"
        size="large"
        isBusy={verify.isPending}
        onClick={() => verify.mutate({ token })}
      >
        {action}
      </Button>
    </AuthLayout>
  );
}

/** The link of a change of address also verifies the new address. The button has the label of the link in the email. */
function describeLink(token: string) {
  const { email, newEmail } = parseEmailToken(token);
  if (newEmail) {
    return {
      title: "Confirm your new email",
      description: `You'll log in with ${newEmail} from now on.`,
      action: "Confirm email",
    };
  }
  return {
    title: "Verify your email",
    description: email && `Please confirm that ${email} is your address.`,
    action: "Verify email",
  };
}

/** Signed-in users can request a new link here. Visitors log in first, and then find the same button in the frame. */
function InvalidLink() {
  const { user } = useMe();
  const send = useSendVerification();

  if (user?.is_verified) {
    return (
      <AuthLayout
        hasFocus
        title="Verification failed"
        description="This link no longer works, but your email is already verified."
      >
        <ButtonLink to={paths.dashboard} variant="primary" size="large">
          Back to dashboard
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (user) {
    return (
      <AuthLayout
        hasFocus
        title="Verification failed"
        description={`We'll send a new link to ${user.email}.`}
      >
        <Button
          variant="primary"
          size="large"
          isBusy={send.isPending}
          onClick={() => send.mutate({ email: user.email })}
        >
          Send Email
        </Button>
        <DashboardLink />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      hasFocus
      title="Verification failed"
      description="This link no longer works. Log in to get a new one."
    >
      <ButtonLink
        to={paths.login}
        state={createReturnState({ pathname: paths.dashboard, search: "" })}
        variant="primary"
        size="large"
      >
        Log in
      </ButtonLink>
      <DashboardLink />
    </AuthLayout>
  );
}

const DashboardLink = () => (
  <FormFooter>
    <Link to={paths.dashboard}>Back to dashboard</Link>
  </FormFooter>
);
