import { AuthGate } from "@topout/shared/api";
import { ErrorState } from "@topout/shared/ui";

import { ClimberWelcome } from "./climber-welcome.tsx";
import { VisitorWelcome } from "./visitor-welcome.tsx";
import { WelcomeLayout } from "./welcome-layout.tsx";

/** /welcome. For users and visitors, Let's Go opens the dashboard. */
const WelcomeScreen = () => (
  <AuthGate
    loading={null}
    unauthenticated={<VisitorWelcome />}
    renderError={(retry) => (
      <WelcomeLayout>
        <ErrorState
          title="Your account couldn't load"
          hint="Try again in a moment. You're still signed in."
          offline={{ hint: "Check your connection and try again. You're still signed in." }}
          {...retry}
        />
      </WelcomeLayout>
    )}
  >
    {(user) => <ClimberWelcome key={user.id} user={user} />}
  </AuthGate>
);

export { WelcomeScreen as Component };
