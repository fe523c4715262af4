import { formatList, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Dialog } from "@topout/shared/ui";

import { type AreaWarning, getWarningKey } from "../model/find-warnings.ts";

interface WarningsDialogProps {
  warnings: readonly AreaWarning[];
  /** The names of the areas. */
  names: readonly string[];
  onSelect: (warning: AreaWarning) => void;
  onClose: () => void;
}

/** Lists probable mistakes. A click shows the position. */
export const WarningsDialog = ({ warnings, names, onSelect, onClose }: WarningsDialogProps) => (
  <Dialog title="Warnings" onClose={onClose}>
    <ul>
      {warnings.map((warning) => (
        <li key={getWarningKey(warning)}>
          <WarningButton
            type="button"
            onClick={() => {
              onClose();
              onSelect(warning);
            }}
          >
            {formatWarning(warning, names)}
          </WarningButton>
        </li>
      ))}
    </ul>
  </Dialog>
);

const formatWarning = (warning: AreaWarning, names: readonly string[]): string =>
  warning.kind === "gap"
    ? formatGap(Math.round(warning.length))
    : `${formatList(warning.areas.map((index) => names[index] ?? ""))} overlap`;

const formatGap = (units: number) =>
  plural(units, {
    one: "A wall has no area for 1 unit",
    other: `A wall has no area for ${units} units`,
  });

const WarningButton = styled.button`
  width: 100%;
  min-height: 44px;
  padding: 8px;
  border-radius: 10px;
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 3px;

  &:hover {
    background: ${color.hover};
  }
`;
