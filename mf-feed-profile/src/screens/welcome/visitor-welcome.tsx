import { createReturnState, paths } from "@topout/shared/paths";
import { setPreference, styled, useLocation, useNavigate } from "@topout/shared/platform";
import { Banner, Button, ButtonLink, Info } from "@topout/shared/ui";

import { HomeGymPicker } from "../../features/gym-picker/home-gym-picker.tsx";
import { useHomeGym } from "../../features/gym-picker/use-home-gym.ts";
import { WelcomeLayout } from "./welcome-layout.tsx";

/** For visitors. The selected gym is stored on the device; everything else needs an account. */
export function VisitorWelcome() {
  const navigate = useNavigate();
  const location = useLocation();
  const { homeGymId, setSelectedGymId } = useHomeGym(null);

  const handleContinue = () => {
    if (homeGymId !== null) setPreference("gymId", homeGymId);
    void navigate(paths.dashboard, { replace: true });
  };

  return (
    <WelcomeLayout
      intro="Choose your gym and have a look around."
      footer={
        <Button variant="primary" size="large" onClick={handleContinue}>
          Let's Go
        </Button>
      }
    >
      <HomeGymPicker value={homeGymId} onChange={setSelectedGymId} />
      <Banner tone="quiet" icon={<Info size={18} />}>
        Create an account to log sends, save projects and have your own profile.
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
