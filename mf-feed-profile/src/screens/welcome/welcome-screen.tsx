import { AuthGate } from "@topout/shared/api";

import { ClimberWelcome } from "./climber-welcome.tsx";
import { VisitorWelcome } from "./visitor-welcome.tsx";

/** /welcome. For users and visitors, Let's Go opens the dashboard. */
const WelcomeScreen = () => (
  <AuthGate loading={null} unauthenticated={<VisitorWelcome />} error={() => <VisitorWelcome />}>
    {(user) => <ClimberWelcome key={user.id} user={user} />}
  </AuthGate>
);

export { WelcomeScreen as Component };
