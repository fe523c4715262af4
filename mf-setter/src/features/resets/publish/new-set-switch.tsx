import { styled } from "@topout/shared/platform";
import { SwitchTrack } from "@topout/shared/ui";

interface NewSetSwitchProps {
  circuitName: string;
  isNewSet: boolean;
  onNewSetChange: (isNewSet: boolean) => void;
}

export const NewSetSwitch = ({ circuitName, isNewSet, onNewSetChange }: NewSetSwitchProps) => (
  <Button
    type="button"
    role="switch"
    aria-checked={isNewSet}
    aria-label={`New set for ${circuitName}`}
    onClick={() => onNewSetChange(!isNewSet)}
  >
    <SwitchTrack />
  </Button>
);

const Button = styled.button`
  display: grid;
  align-items: center;
  min-height: 44px;
`;
