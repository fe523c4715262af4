import { styled } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";

interface DotLegendProps {
  waiting?: number;
  placed?: number;
  down?: number;
  stays: number;
}

/** Counts each kind of dot that the map shows. */
export const DotLegend = ({ waiting = 0, placed, down, stays }: DotLegendProps) => (
  <List>
    {waiting > 0 && <li>{`Waits ${waiting}`}</li>}
    {placed !== undefined && <li>{`New ${placed}`}</li>}
    {down !== undefined && <li>{`Down ${down}`}</li>}
    <li>{`Stays ${stays}`}</li>
  </List>
);

const List = styled.ul`
  position: absolute;
  bottom: 10px;
  left: 10px;
  display: flex;
  gap: 10px;
  padding: 8px 12px;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  color: ${color["text-2"]};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  ${media.desktop} {
    bottom: 20px;
    left: 20px;
  }
`;
