import { createReturnState, paths } from "@topout/shared/paths";
import { setPreference, styled, useLocation, useNavigate } from "@topout/shared/platform";
import { Banner, Button, ButtonLink, Info } from "@topout/shared/ui";
import { useState } from "react";

import { HomeGymPicker } from "../../features/gym-picker/home-gym-picker.tsx";
import { WelcomeLayout } from "./welcome-layout.tsx";

/** For somebody without an account: the gym is kept on this device, everything else needs one. */
export function VisitorWelcome() {
  const navigate = useNavigate();
  const location = useLocation();
  const [gym, setGym] = useState<string | null>(null);

  const go = () => {
    if (gym !== null) setPreference("gymId", gym);
    void navigate(paths.dashboard, { replace: true });
  };

  return (
    <WelcomeLayout
      intro="Choose the gym that you climb in, and have a look around."
      footer={
        <Button variant="primary" size="large" onClick={go}>
          Let's Go
        </Button>
      }
    >
      <HomeGymPicker value={gym} onChange={setGym} />
      <Banner tone="quiet" icon={<Info size={18} />}>
        With an account you log sends, keep projects and have a profile.
      </Banner>
      <Ways>
        <ButtonLink to={paths.register} state={createReturnState(location)}>
          Create account
        </ButtonLink>
        <ButtonLink to={paths.login} state={createReturnState(location)} variant="ghost">
          Log in
        </ButtonLink>
      </Ways>
    </WelcomeLayout>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
