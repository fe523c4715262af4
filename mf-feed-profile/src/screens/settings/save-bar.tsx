import { styled } from "@topout/shared/platform";
import { color, frame } from "@topout/shared/theme";
import { Button, useHeightVariable } from "@topout/shared/ui";

interface SaveBarProps {
  isDisabled: boolean;
  isSaving: boolean;
}

/** Sticky above the bottom bar. */
export function SaveBar({ isDisabled, isSaving }: SaveBarProps) {
  const bar = useHeightVariable("--pinned");

  return (
    <Bar ref={bar}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isDisabled={isDisabled}
        isBusy={isSaving}
      >
        Save
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(${frame.bar} - 1px);
  z-index: 5;
  display: grid;
  margin: 0 calc(${frame.gut} * -1);
  padding: 14px ${frame.gut} 12px;
  background: linear-gradient(transparent, ${color.bg} 26%);
`;
