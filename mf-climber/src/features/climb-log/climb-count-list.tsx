import { type ReactNode, useId } from "react";

import type { ClimbCounts } from "@topout/shared/domain";
import type { RouteTries } from "@topout/shared/domain/tries";
import { keyframes, styled, usePendingStatus } from "@topout/shared/platform";
import { color, motion, typography } from "@topout/shared/theme";

import { TriesText } from "./tries-text.tsx";

interface ClimbCountListProps {
  routeId: string;
  counts: ClimbCounts | undefined;
  tries: RouteTries;
}

/** The user's attempts and sends of the route. Shows a dash until the climbs are loaded. */
export function ClimbCountList({ routeId, counts, tries }: ClimbCountListProps) {
  return (
    <Pair>
      <Count label="Attempts" value={counts?.attempts} status={useChangeStatus(routeId, false)} />
      <Count label="Sends" value={counts?.sends} status={useChangeStatus(routeId, true)}>
        {tries.firstSend && <TriesText tries={tries} />}
      </Count>
    </Pair>
  );
}

/** The status of changes to the route's sends or attempts that the server has not stored yet. */
const useChangeStatus = (routeId: string, sent: boolean) =>
  usePendingStatus(
    (operation) =>
      (operation.type === "log" || operation.type === "removeClimb") &&
      operation.climb.route === routeId &&
      operation.climb.sent === sent,
  );

interface CountProps {
  label: string;
  value: number | undefined;
  status: ReturnType<typeof useChangeStatus>;
  /** A second line. */
  children?: ReactNode;
}

function Count({ label, value, status, children }: CountProps) {
  const id = useId();
  return (
    <div>
      <dt>
        <span id={id}>{label}</span>
        {children}
        {status && <StatusMark role="status">{status}</StatusMark>}
      </dt>
      <dd aria-labelledby={id}>
        <AnimatedNumber key={value}>{value ?? "–"}</AnimatedNumber>
      </dd>
    </div>
  );
}

/* Large text gets a row for each count. */
const Pair = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 10px;

  > div {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 12px 14px;
    border: 1px solid ${color.line};
    border-radius: 18px;
    background: ${color.surface};
  }

  dt {
    min-width: 0;
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  dd {
    overflow: hidden;
    font: ${typography.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* The animation is delayed, because the server usually responds earlier. */
const StatusMark = styled.small`
  display: block;
  color: ${color["text-3"]};
  font: ${typography.micro};
  animation: ${appear} ${motion.base} 600ms both;
`;

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(60%); }
`;

const AnimatedNumber = styled.span`
  display: inline-block;
  animation: ${slideUp} ${motion.base} ${motion.easeOut};
`;
