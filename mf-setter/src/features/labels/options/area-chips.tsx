import { useId } from "react";

import type { Area } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { typography } from "@topout/shared/theme";
import { Check } from "@topout/shared/ui";

import { ToggleChip } from "../../../styles/toggle-chip.ts";

interface AreaChipsProps {
  areas: readonly Area[];
  /** The codes of the chosen areas. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Toggles each area, or all of them. */
export function AreaChips({ areas, chosen, onChange }: AreaChipsProps) {
  const id = useId();
  const listed = areas.flatMap(({ code, name }) => (code === undefined ? [] : { code, name }));
  const codes = listed.map(({ code }) => code);
  const isWholeGym = codes.every((code) => chosen.has(code));
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    onChange(next);
  };

  return (
    <Stack>
      <span id={id}>Area</span>
      <Chips role="group" aria-labelledby={id}>
        {listed.map(({ code, name }) => (
          <Chip key={code} isOn={chosen.has(code)} onClick={() => toggle(code)}>
            {name}
          </Chip>
        ))}
        <Chip isOn={isWholeGym} onClick={() => onChange(new Set(isWholeGym ? [] : codes))}>
          Whole gym
        </Chip>
      </Chips>
    </Stack>
  );
}

interface ChipProps {
  isOn: boolean;
  onClick: () => void;
  children: string;
}

const Chip = ({ isOn, onClick, children }: ChipProps) => (
  <ToggleChip type="button" aria-pressed={isOn} onClick={onClick}>
    {isOn && <Check size={16} />}
    {children}
  </ToggleChip>
);

const Stack = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;

  > span {
    font: ${typography.label};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
