import { useId } from "react";

import type { ClimbCounts } from "@topout/shared/domain";
import { keyframes, styled } from "@topout/shared/platform";
import { color, motion, typography } from "@topout/shared/theme";

/** The user's attempts and sends of the route. Shows a dash until the climbs are loaded. */
export function ClimbCountList({ counts }: { counts: ClimbCounts | undefined }) {
  return (
    <Pair>
      <Count label="Attempts" value={counts?.attempts} />
      <Count label="Sends" value={counts?.sends} />
    </Pair>
  );
}

function Count({ label, value }: { label: string; value: number | undefined }) {
  const id = useId();
  return (
    <div>
      <dt id={id}>{label}</dt>
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

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(60%); }
`;

const AnimatedNumber = styled.span`
  display: inline-block;
  animation: ${slideUp} ${motion.base} ${motion.easeOut};
`;
