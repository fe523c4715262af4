import type { Gym } from "@topout/shared/contract";
import { setPreference, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

interface GymPickerProps {
  gyms: readonly Gym[];
  selectedId: string;
}

/** Selects the gym that all screens show. */
export const GymPicker = ({ gyms, selectedId }: GymPickerProps) => (
  <Row role="group" aria-label="Gym">
    {gyms.map(({ id, name }) => (
      <Pill
        key={id}
        type="button"
        aria-pressed={id === selectedId}
        onClick={() => setPreference("gymId", id)}
      >
        {name}
      </Pill>
    ))}
  </Row>
);

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
