import { createReturnState, paths } from "@topout/shared/paths";
import { setPreference, styled, useLocation, useNavigate } from "@topout/shared/platform";
import { Banner, Button, ButtonLink, Info } from "@topout/shared/ui";
import { useState } from "react";

import { HomeGymPicker } from "../../features/gym-picker/home-gym-picker.tsx";
import { WelcomeLayout } from "./welcome-layout.tsx";

/** For visitors. The selected gym is stored on the device; everything else needs an account. */
export function VisitorWelcome() {
  const navigate = useNavigate();
  const location = useLocation();
  const [gym, setGym] = useState<string | null>(null);

  const handleContinue = () => {
    if (gym !== null) setPreference("gymId", gym);
    void navigate(paths.dashboard, { replace: true });
  };

  return (
    <WelcomeLayout
      intro="Choose the gym that you climb in, and have a look around."
      footer={
        <Button variant="primary" size="large" onClick={handleContinue}>
          Let's Go
        </Button>
      }
    >
      <HomeGymPicker value={gym} onChange={setGym} />
      <Banner tone="quiet" icon={<Info size={18} />}>
        With an account you log sends, keep projects and have a profile.
      </Banner>
      <Links>
        <ButtonLink to={paths.register} state={createReturnState(location)}>
          Create account
        </ButtonLink>
        <ButtonLink to={paths.login} state={createReturnState(location)} variant="ghost">
          Log in
        </ButtonLink>
      </Links>
    </WelcomeLayout>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
