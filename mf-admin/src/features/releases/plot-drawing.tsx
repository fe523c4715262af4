import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

type Version = "release" | "before";

const RADIUS: Readonly<Record<Version, number>> = { release: 5.4, before: 4.6 };

/** The error rate of a version. */
export const RateDot = ({ version, x, y }: { version: Version; x: number; y: number }) => (
  <circle className={`dot ${version}`} cx={x} cy={y} r={RADIUS[version]} />
);

interface RateRangeProps {
  readonly version: Version;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** The interval of an error rate. */
export const RateRange = ({ version, from, to, y }: RateRangeProps) => (
  <path className={`range ${version}`} d={`M${from} ${y}H${to}`} />
);

/** The drawing of dots and ranges. `data-worse` colours those of the release. */
export const PlotDrawing = styled.svg`
  flex: none;
  display: block;
  max-width: 100%;

  text {
    fill: ${color["text-3"]};
    font-size: 12px;
    font-weight: 500;
    text-anchor: middle;
  }

  text:first-of-type {
    text-anchor: start;
  }

  .axis {
    fill: none;
    stroke: ${color["line-strong"]};
  }

  .range {
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }

  .range.before {
    stroke: ${color["line-strong"]};
  }

  .range.release {
    stroke: ${color["text-2"]};
  }

  .dot.before {
    fill: ${color.surface};
    stroke: ${color["text-2"]};
    stroke-width: 2;
  }

  .dot.release {
    fill: ${color.text};
  }

  &[data-worse="true"] .range.release {
    stroke: ${color["danger-text"]};
  }

  &[data-worse="true"] .dot.release {
    fill: ${color["danger-text"]};
  }

  ${media.forcedColors} {
    .axis,
    .range,
    .dot.before {
      stroke: CanvasText;
    }

    text,
    .dot.release {
      fill: CanvasText;
    }
  }
`;
