import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Card, useMinute } from "@topout/shared/ui";

import { CommandLine } from "./command-line.tsx";
import { ErrorRates } from "./error-rates.tsx";
import { formatChangeTime, formatMissingHalt, formatRollout } from "./format-part.ts";
import type { PartHealth } from "./get-part-health.ts";
import type { RateScale } from "./rate-scale.ts";
import type { ReleasePart } from "./release-part.ts";
import { RolloutSteps } from "./rollout-steps.tsx";
import { StateBadge } from "./state-badge.tsx";

type ListedPart = ReleasePart & { readonly health?: PartHealth };

interface PartListProps {
  readonly parts: readonly ListedPart[];
  /** Absent without reports of browsers. */
  readonly scale?: RateScale;
}

/** A row for each part of the app. What is wrong comes first. */
export const PartList = ({ parts, scale }: PartListProps) => (
  <List as="ul" aria-label="Parts of the app">
    {parts.map((part) => (
      <PartRow key={part.change.remote} part={part} scale={scale} />
    ))}
  </List>
);

interface PartRowProps {
  readonly part: ListedPart;
  readonly scale: RateScale | undefined;
}

function PartRow({ part, scale }: PartRowProps) {
  const now = useMinute();
  const { state, change, share, nextCommand, health } = part;
  return (
    <Row data-rates={scale !== undefined}>
      <div>
        <Title translate="no">
          <h2>{change.remote}</h2>
          <span>{change.version}</span>
        </Title>
        <State>
          <StateBadge state={state} />
          <span>{formatChangeTime(part, now)}</span>
        </State>
      </div>
      <Rollout>
        <RolloutSteps state={state} share={share} />
        <RolloutText part={part} now={now} />
      </Rollout>
      {health && scale && <ErrorRates state={state} comparison={health.comparison} scale={scale} />}
      {nextCommand && <CommandLine {...nextCommand} />}
    </Row>
  );
}

/** How far the release is rolled out, and what to know about it. */
function RolloutText({ part, now }: { readonly part: ListedPart; readonly now: number }) {
  const { state, health } = part;
  const mostSeen = state === "halted" ? health?.release?.errors[0] : undefined;
  const missingHalt = formatMissingHalt(part, health?.isHaltBlocked === true);
  return (
    <p>
      <span>{formatRollout(part, now)}</span>
      {mostSeen && (
        <>
          {" "}
          <span>{formatMostSeen(mostSeen.message)}</span>
        </>
      )}
      {missingHalt !== undefined && (
        <>
          {" "}
          <b>{missingHalt}</b>
        </>
      )}
    </p>
  );
}

const formatMostSeen = (message: string) => `Most seen: “${message}”.`;

const List = styled(Card)`
  overflow: hidden;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 14px;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.desktop} {
    grid-template-columns: 216px 216px minmax(0, 1fr);
    gap: 22px;
    align-items: center;
    min-height: 112px;
    padding: 11px 16px;

    &[data-rates="true"] {
      grid-template-columns: 216px 216px 264px minmax(0, 1fr);
    }
  }
`;

const Title = styled.div`
  display: flex;
  gap: 9px;
  align-items: center;

  h2 {
    font: ${typography.h2};
  }

  span {
    color: ${color["text-2"]};
    font: ${typography.label};
    font-variant-numeric: tabular-nums;
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  margin-top: 5px;
  color: ${color["text-3"]};
  font: ${typography.small};
`;

const Rollout = styled.div`
  p {
    margin-top: 6px;
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  b {
    color: ${color.text};
    font-weight: 620;
  }
`;
