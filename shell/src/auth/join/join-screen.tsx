import { AuthGate, isApiError } from "@topout/shared/api";
import { invitationQueries } from "@topout/shared/api/account";
import { paths } from "@topout/shared/paths";
import { useParams, useQuery } from "@topout/shared/platform";
import { ButtonLink, ErrorState, Skeleton, SkeletonScreen } from "@topout/shared/ui";
import { useState } from "react";

import { AccountError } from "../../fallbacks/account-error.tsx";
import { AuthLayout } from "../auth-layout.tsx";
import { InvitationLayout } from "./invitation-layout.tsx";
import { JoinActions } from "./join-actions.tsx";
import { VisitorActions } from "./visitor-actions.tsx";

/** /join/{token}, from the email. Only the buttons use the token, because mail scanners open links. */
export function JoinScreen() {
  const { token = "" } = useParams();
  // After an answer, the link no longer works. The screen must not show that before the next screen opens.
  const [isAnswered, setIsAnswered] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...invitationQueries.byToken(token),
    enabled: !isAnswered,
  });

  if (isApiError(error, "NOT_FOUND")) return <InvalidLink />;
  if (data) {
    return (
      <InvitationLayout invitation={data}>
        <AuthGate
          loading={<Skeleton style={{ height: 52 }} />}
          unauthenticated={<VisitorActions invitation={data} />}
          renderError={(retry) => <AccountError {...retry} />}
        >
          {(user) => (
            <JoinActions
              key={user.id}
              token={token}
              invitation={data}
              user={user}
              onAnswered={() => setIsAnswered(true)}
            />
          )}
        </AuthGate>
      </InvitationLayout>
    );
  }
  return (
    <AuthLayout title="Join the team">
      {error ? (
        <ErrorState
          title="The invitation couldn't load"
          error={error}
          variant="secondary"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonScreen label="Loading the invitation…">
          <Skeleton style={{ height: 240 }} />
        </SkeletonScreen>
      )}
    </AuthLayout>
  );
}

const InvalidLink = () => (
  <AuthLayout
    title="This link no longer works"
    description="It was used or withdrawn, or is older than 7 days. Ask the gym for a new one."
  >
    <ButtonLink to={paths.dashboard} size="large">
      To the dashboard
    </ButtonLink>
  </AuthLayout>
);
