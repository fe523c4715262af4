import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { PlotDrawing, RateDot, RateRange } from "./plot-drawing.tsx";

/** What the dots and the lines of the plots mean. */
export const PlotLegend = () => (
  <Legend aria-hidden="true">
    <li>
      <PlotDrawing viewBox="0 0 14 14" width="14" height="14">
        <RateDot version="release" x={7} y={7} />
      </PlotDrawing>
      <span>this version</span>
    </li>
    <li>
      <PlotDrawing viewBox="0 0 14 14" width="14" height="14">
        <RateDot version="before" x={7} y={7} />
      </PlotDrawing>
      <span>the one before</span>
    </li>
    <li>
      <PlotDrawing viewBox="0 0 26 14" width="26" height="14">
        <RateRange version="before" from={2} to={24} y={7} />
      </PlotDrawing>
      <span>where the true rate lies, 19 times in 20</span>
    </li>
  </Legend>
);

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  margin: 10px 2px 0;
  color: ${color["text-2"]};
  font: ${typography.micro};

  li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;
