import { useId } from "react";

import { climbMutations, type NewClimb } from "@topout/shared/api";
import type { ClimbCounts } from "@topout/shared/domain";
import { keyframes, styled, useIsMutating } from "@topout/shared/platform";
import { color, motion, typography } from "@topout/shared/theme";

interface ClimbCountListProps {
  routeId: string;
  counts: ClimbCounts | undefined;
}

/** The user's attempts and sends of the route. Shows a dash until the climbs are loaded. */
export function ClimbCountList({ routeId, counts }: ClimbCountListProps) {
  const isSendingAttempt = useIsSending(routeId, false);
  const isSendingSend = useIsSending(routeId, true);

  return (
    <Pair>
      <Count label="Attempts" value={counts?.attempts} isSending={isSendingAttempt} />
      <Count label="Sends" value={counts?.sends} isSending={isSendingSend} />
    </Pair>
  );
}

/** Whether a change of the route's sends or attempts has not reached the server yet. */
const useIsSending = (routeId: string, sent: boolean) =>
  useIsMutating({
    mutationKey: climbMutations.key(),
    predicate: ({ state }) => {
      const climb = state.variables as NewClimb | undefined;
      return climb?.route === routeId && climb.sent === sent;
    },
  }) > 0;

interface CountProps {
  label: string;
  value: number | undefined;
  isSending: boolean;
}

function Count({ label, value, isSending }: CountProps) {
  const id = useId();
  return (
    <div>
      <dt>
        <span id={id}>{label}</span>
        {isSending && <SendingMark role="status">Saving…</SendingMark>}
      </dt>
      <dd aria-labelledby={id}>
        <AnimatedNumber key={value}>{value ?? "–"}</AnimatedNumber>
      </dd>
    </div>
  );
}

const Pair = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: 12px 14px;
    border: 1px solid ${color.line};
    border-radius: 18px;
    background: ${color.surface};
  }

  dt {
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
const SendingMark = styled.small`
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
