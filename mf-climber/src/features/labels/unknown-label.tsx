import { useMe } from "@topout/shared/api";
import { GymSearchMenu } from "@topout/shared/gym-search";
import { paths } from "@topout/shared/paths";
import { setPreference, styled, useNavigate, usePreferences } from "@topout/shared/platform";
import { Button, ButtonLink, OffRoute, Search } from "@topout/shared/ui";

import { type LabelKind, labelTexts } from "./label-texts.ts";

/** The page of a code that leads nowhere, with the search of gyms. */
export function UnknownLabel({ kind }: { kind: LabelKind }) {
  const navigate = useNavigate();
  const { user } = useMe();
  const selectedId = usePreferences(({ gymId }) => gymId);

  return (
    <OffRoute hint={labelTexts[kind].unknown}>
      <Actions>
        <ButtonLink to={paths.dashboard} variant="primary" size="large">
          Back to dashboard
        </ButtonLink>
        <GymSearchMenu
          title="Gyms"
          selectedId={selectedId}
          homeGymId={user?.home_gym}
          onSelect={({ id }) => {
            setPreference("gymId", id);
            void navigate(paths.dashboard);
          }}
          trigger={(props) => (
            <Button {...props} size="large" icon={<Search size={20} aria-hidden="true" />}>
              Search gyms
            </Button>
          )}
        />
      </Actions>
    </OffRoute>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
  justify-content: center;
  text-align: start;

  /* With large text, the buttons wrap their text. */
  > * {
    max-width: 100%;
  }
`;
