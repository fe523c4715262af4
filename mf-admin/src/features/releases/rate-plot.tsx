import type { RateInterval } from "@topout/shared/domain/rollouts";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

import { PlotDrawing, RateDot, RateRange } from "./plot-drawing.tsx";
import { AXIS, type RateScale } from "./rate-scale.ts";

interface RatePlotProps {
  readonly release: RateInterval | null;
  readonly before: RateInterval | null;
  readonly isWorse: boolean;
  readonly scale: RateScale;
}

const AXIS_Y = 33;
const TICK_Y = 30;
const LABEL_Y = 46;

/** Both error rates with their ranges. Hidden from screen readers, because the text beside it has the rates. */
export const RatePlot = ({ release, before, isWorse, scale }: RatePlotProps) => (
  <Plot viewBox="0 0 240 50" width="240" height="50" aria-hidden="true" data-worse={isWorse}>
    <path className="axis" d={getAxisPath(scale)} />
    {before && <Rate version="before" y={9} interval={before} scale={scale} />}
    {release && <Rate version="release" y={22} interval={release} scale={scale} />}
    {scale.ticks.map((tick) => (
      <text key={tick} x={scale.toX(tick / 100)} y={LABEL_Y}>
        {tick}
      </text>
    ))}
  </Plot>
);

const getAxisPath = ({ ticks, toX }: RateScale): string =>
  [
    `M${AXIS.start} ${AXIS_Y}H${AXIS.end}`,
    ...ticks.map((tick) => `M${toX(tick / 100)} ${TICK_Y}V${AXIS_Y}`),
  ].join("");

interface RateProps {
  readonly version: "release" | "before";
  readonly y: number;
  readonly interval: RateInterval;
  readonly scale: RateScale;
}

const Rate = ({ version, y, interval: { rate, low, high }, scale: { toX } }: RateProps) => (
  <>
    <RateRange version={version} from={toX(low)} to={toX(high)} y={y} />
    <RateDot version={version} x={toX(rate)} y={y} />
  </>
);

const Plot = styled(PlotDrawing)`
  ${media.compact} {
    width: 100%;
    height: auto;
  }
`;
