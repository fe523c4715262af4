import { styled } from "@topout/shared/platform";
import { SegmentedControl } from "@topout/shared/ui";

/** Before or after the publication of a reset. */
export type WallTime = "today" | "after";

const OPTIONS = [
  { value: "today", label: "Today" },
  { value: "after", label: "After" },
] as const;

interface WallTimeToggleProps {
  time: WallTime;
  onChange: (time: WallTime) => void;
}

/** Selects which wall the map shows. */
export const WallTimeToggle = ({ time, onChange }: WallTimeToggleProps) => (
  <Corner>
    <SegmentedControl label="Wall" options={OPTIONS} value={time} onChange={onChange} />
  </Corner>
);

const Corner = styled.div`
  position: absolute;
  top: 20px;
  left: 20px;
`;
