import type { VitalName } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { BoldValues } from "./bold-values.tsx";
import { formatVital, getFailedTapRate } from "./format-health.ts";
import type { PartHealth } from "./get-part-health.ts";
import type { ReleasePart } from "./release-part.ts";

interface FeelCardProps {
  readonly parts: readonly (ReleasePart & { readonly health: PartHealth })[];
}

/** The web vitals and the failed taps of the parts with visits, against the version before. */
export function FeelCard({ parts }: FeelCardProps) {
  const visitedParts = parts.filter(({ health }) => health.release);
  if (visitedParts.length === 0) return null;
  return (
    <Section as="section" aria-labelledby="releases-feel">
      <h2 id="releases-feel">How it feels</h2>
      {visitedParts.map(({ change, health: { release, before } }) => (
        <div key={change.remote}>
          <h3 translate="no">{`${change.remote} ${change.version}`}</h3>
          <Vitals release={release} before={before} />
          <FailedTaps release={release} before={before} />
        </div>
      ))}
    </Section>
  );
}

const VITALS: readonly (readonly [VitalName, string])[] = [
  ["lcp", "Content (LCP)"],
  ["inp", "Taps (INP)"],
  ["cls", "Jumps (CLS)"],
];

type Versions = Pick<PartHealth, "release" | "before">;

const Vitals = ({ release, before }: Versions) => (
  <VitalList>
    {VITALS.map(([name, label]) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{formatVital(name, release)}</dd>
        {before && <VitalBefore>{formatBefore(formatVital(name, before))}</VitalBefore>}
      </div>
    ))}
  </VitalList>
);

const formatBefore = (value: string) => `before ${value}`;

function FailedTaps({ release, before }: Versions) {
  const rate = getFailedTapRate(release);
  const rateBefore = getFailedTapRate(before);
  if (rate === undefined) return null;
  return (
    <FailedTapsText>
      {rateBefore === undefined ? (
        <BoldValues values={[rate]} format={formatFailedTaps} />
      ) : (
        <BoldValues values={[rate, rateBefore]} format={compareFailedTaps} />
      )}
    </FailedTapsText>
  );
}

const formatFailedTaps = (rate: string) => `${rate} failed taps in 1,000`;

const compareFailedTaps = (rate: string, rateBefore: string) =>
  `${rate} failed taps in 1,000, before ${rateBefore}`;

const Section = styled(Card)`
  overflow: hidden;

  h2 {
    padding: 12px 16px 10px;
    font: ${typography.h3};
  }

  h3 {
    padding: 9px 16px;
    border-top: 1px solid ${color.line};
    color: ${color["text-2"]};
    font: ${typography.micro};
  }
`;

const VitalList = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  border-top: 1px solid ${color.line};
  background: ${color.line};

  > div {
    padding: 9px 14px;
    background: ${color.surface};
  }

  dt {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  dd {
    font: ${typography.h2};
    font-variant-numeric: tabular-nums;
  }
`;

const VitalBefore = styled.dd`
  ${VitalList} && {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const FailedTapsText = styled.p`
  padding: 9px 14px;
  border-top: 1px solid ${color.line};
  color: ${color["text-2"]};
  font: ${typography.small};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.text};
    font-weight: 680;
  }
`;
