import { useMe } from "@topout/shared/api";
import type { Gym, GymSummary } from "@topout/shared/contract";
import { GymSearchMenu, MAX_LISTED_GYMS } from "@topout/shared/gym-search";
import { setPreference, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Search } from "@topout/shared/ui";

interface GymPickerProps {
  gyms: readonly GymSummary[];
  /** Whether the user may edit all gyms that a search finds. */
  hasSearch: boolean;
  selectedGym: Gym;
}

const selectGym = ({ id }: { readonly id: string }) => setPreference("gymId", id);

/** Selects the gym that all screens show. */
export function GymPicker({ gyms, hasSearch, selectedGym }: GymPickerProps) {
  const { user } = useMe();

  if (hasSearch && gyms.length > MAX_LISTED_GYMS) {
    return (
      <Row>
        <GymSearchMenu
          title="Gyms"
          selectedId={selectedGym.id}
          homeGymId={user?.home_gym}
          onSelect={selectGym}
          trigger={(props) => (
            <Button {...props} icon={<Search size={18} />} aria-label={`Gym: ${selectedGym.name}`}>
              {selectedGym.name}
            </Button>
          )}
        />
      </Row>
    );
  }
  return (
    <Row role="group" aria-label="Gym">
      {gyms.map((gym) => (
        <Pill
          key={gym.id}
          type="button"
          aria-pressed={gym.id === selectedGym.id}
          onClick={() => selectGym(gym)}
        >
          {gym.name}
        </Pill>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Pill = styled.button`
  position: relative;
  min-height: 40px;
  padding: 0 14px;
  border: 1px solid ${color.line};
  border-radius: 20px;
  background: ${color.surface};
  color: ${color["text-2"]};
  font: ${typography.label};

  &::after {
    content: "";
    position: absolute;
    inset: -3px;
  }

  &[aria-pressed="true"] {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }
`;
