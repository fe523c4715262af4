import { imageUrls, useGymSummary } from "@topout/shared/api";
import { GymSearchMenu } from "@topout/shared/gym-search";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { ChevronsUpDown, tNuts } from "@topout/shared/ui";
import { useId } from "react";

interface HomeGymSearchProps {
  /** A gym id, or null if no gym is selected. */
  value: string | null;
  onChange: (gymId: string | null) => void;
}

/** The home gym of a form, where there are many gyms. */
export function HomeGymSearch({ value, onChange }: HomeGymSearchProps) {
  const id = useId();
  const gym = useGymSummary(value);
  const name = gym?.name ?? (value === null ? "No home gym" : "Your gym");

  return (
    <Column>
      <b id={`${id}-label`}>Home gym</b>
      <GymSearchMenu
        title="Home gym"
        selectedId={value}
        homeGymId={value}
        onSelect={(selected) => onChange(selected.id)}
        clearing={{ label: "No home gym", onClear: () => onChange(null) }}
        trigger={(props) => (
          <Trigger {...props} type="button" aria-labelledby={`${id}-label ${id}-name`}>
            {gym?.has_image ? <img src={imageUrls.gym(gym)} alt="" /> : <Board />}
            <span id={`${id}-name`}>
              <span translate={gym ? "no" : undefined}>{name}</span>
              {gym && <small translate="no">{gym.location}</small>}
            </span>
            <ChevronsUpDown size={18} aria-hidden="true" />
          </Trigger>
        )}
      />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > b {
    font: ${typography.label};
  }
`;

const Trigger = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 56px;
  padding: 6px 14px 6px 6px;
  border: 1.5px solid ${color["line-strong"]};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  text-align: left;

  > img,
  > i {
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 10px;
    object-fit: cover;
  }

  > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Board = styled.i`
  background-color: ${color.board};
  ${tNuts}
`;
