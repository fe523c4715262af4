import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Card, IconButton, Minus, Plus, SwitchTrack } from "@topout/shared/ui";

import type { LabelOptions } from "../model/label-params.ts";
import { getLabelsPerPage, SHEETS } from "../model/sheet.ts";

type Options = Pick<LabelOptions, "format" | "firstPlace" | "hasCutLines" | "hasColor">;

interface SheetOptionsProps {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

/** How the labels are printed. A page with one label has no used places and no cut lines. */
export function SheetOptions({ options, onChange }: SheetOptionsProps) {
  const places = getLabelsPerPage(SHEETS[options.format]);
  return (
    <Rows as="ul">
      {places > 1 && (
        <li>
          <span>First label</span>
          <PlaceStepper
            place={options.firstPlace}
            maxPlace={places}
            onChange={(firstPlace) => onChange({ firstPlace })}
          />
        </li>
      )}
      {places > 1 && (
        <SwitchRow isOn={options.hasCutLines} onChange={(hasCutLines) => onChange({ hasCutLines })}>
          Cut lines
        </SwitchRow>
      )}
      <SwitchRow isOn={options.hasColor} onChange={(hasColor) => onChange({ hasColor })}>
        Color
      </SwitchRow>
    </Rows>
  );
}

interface PlaceStepperProps {
  place: number;
  maxPlace: number;
  onChange: (place: number) => void;
}

function PlaceStepper({ place, maxPlace, onChange }: PlaceStepperProps) {
  const isFirst = place === 1;
  const isLast = place === maxPlace;
  return (
    <Stepper>
      <IconButton label="Earlier label" isDisabled={isFirst} onClick={() => onChange(place - 1)}>
        <Minus size={20} />
      </IconButton>
      <b role="status">{place}</b>
      <IconButton label="Later label" isDisabled={isLast} onClick={() => onChange(place + 1)}>
        <Plus size={20} />
      </IconButton>
    </Stepper>
  );
}

interface SwitchRowProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

const SwitchRow = ({ isOn, onChange, children }: SwitchRowProps) => (
  <li>
    <Switch type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      <span>{children}</span>
      <SwitchTrack />
    </Switch>
  </li>
);

const Rows = styled(Card)`
  display: grid;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 0 14px;
    font: ${typography.body};
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;

    > li:nth-child(2) {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }

    > li:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Stepper = styled.span`
  display: flex;
  gap: 2px;
  align-items: center;

  > b {
    min-width: 28px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

const Switch = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  font: inherit;
  text-align: left;
`;
