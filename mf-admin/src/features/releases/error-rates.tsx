import type { RateInterval, ReleaseComparison } from "@topout/shared/domain/rollouts";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Check, TriangleAlert } from "@topout/shared/ui";

import { BoldValues } from "./bold-values.tsx";
import { RatePlot } from "./rate-plot.tsx";
import type { RateScale } from "./rate-scale.ts";
import type { PartState } from "./release-part.ts";

interface ErrorRatesProps {
  readonly state: PartState;
  readonly comparison: ReleaseComparison;
  readonly scale: RateScale;
}

/** The error rate of a release against that of the version before it. */
export function ErrorRates({ state, comparison, scale }: ErrorRatesProps) {
  const { verdict, release, before } = comparison;
  if (state === "switchedOff") return <RateBeforeOff rate={release} scale={scale} />;
  const isWorse = verdict === "clearlyWorse";
  return (
    <Column>
      <RatePlot release={release} before={before} isWorse={isWorse} scale={scale} />
      {release && before && verdict !== "tooFewVisits" && (
        <Rates values={[release.rate, before.rate]} format={formatRates} />
      )}
      {VERDICTS[verdict]}
    </Column>
  );
}

interface RateBeforeOffProps {
  readonly rate: RateInterval | null;
  readonly scale: RateScale;
}

/** The error rate of the release before the part was switched off. */
const RateBeforeOff = ({ rate, scale }: RateBeforeOffProps) => (
  <Column>
    <RatePlot release={null} before={rate} isWorse={false} scale={scale} />
    {rate && <Rates values={[rate.rate]} format={formatRateBefore} />}
  </Column>
);

const formatRates = (rate: string, rateBefore: string) =>
  `${rate} errors in 100 visits, before ${rateBefore}`;

const formatRateBefore = (rate: string) => `before that ${rate} errors in 100 visits`;

interface RatesProps {
  readonly values: readonly number[];
  readonly format: (...rates: string[]) => string;
}

const Rates = ({ values, format }: RatesProps) => (
  <p>
    <BoldValues values={values.map((rate) => (rate * 100).toFixed(2))} format={format} />
  </p>
);

const Verdict = styled.p`
  display: flex;
  gap: 5px;
  align-items: center;

  && {
    color: ${color.text};
    font-weight: 620;
  }

  svg {
    color: ${color["text-2"]};
  }

  &&[data-worse],
  &&[data-worse] svg {
    color: ${color["danger-text"]};
  }
`;

const VERDICTS = {
  clearlyWorse: (
    <Verdict data-worse="">
      <TriangleAlert size={16} />
      <span>Clearly worse</span>
    </Verdict>
  ),
  noRealDifference: (
    <Verdict>
      <Check size={16} />
      <span>No real difference</span>
    </Verdict>
  ),
  tooFewVisits: <p>Too few visits to compare</p>,
};

const Column = styled.div`
  min-width: 0;

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }

  b {
    color: ${color.text};
    font-weight: 680;
  }

  ${media.compact} {
    padding-top: 10px;
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    margin-block: -2px;
  }
`;
