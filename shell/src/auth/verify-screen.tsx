import { isApiError, useMe } from "@topout/shared/api";
import { useSendVerification } from "@topout/shared/api/account";
import { createReturnState, paths } from "@topout/shared/paths";
import { Link, styled, useParams } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Button, ButtonLink, Spinner } from "@topout/shared/ui";

import { AuthLayout } from "./auth-layout.tsx";
import { FormFooter } from "./form-footer.ts";
import { useVerifyEmail } from "./use-verify-email.ts";

/** /verify/{token}, from the email. */
export function VerifyScreen() {
  const { token = "" } = useParams();
  const { isError, error, retry } = useVerifyEmail(token);

  if (!isError) return <Verifying />;
  if (isApiError(error, "VERIFY_USER_BAD_TOKEN")) return <InvalidLink />;
  return (
    <AuthLayout
      title="Not verified yet"
      description="We couldn't check this link. It's still valid."
    >
      <Button variant="primary" size="large" onClick={retry}>
        Try again
      </Button>
      <DashboardLink />
    </AuthLayout>
  );
}

const Verifying = () => (
  <AuthLayout title="Verifying your account">
    <Status role="status">
      <Spinner />
      One moment…
    </Status>
  </AuthLayout>
);

/** Signed-in users can request a new link here. Visitors log in first, and then find the same button in the frame. */
function InvalidLink() {
  const { user } = useMe();
  const send = useSendVerification();

  if (user?.is_verified) {
    return (
      <AuthLayout
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

const Status = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  color: ${color["text-2"]};
`;
