import type { Stats } from "@topout/shared/contract";
import { lazy } from "@topout/shared/domain";
import { getFlashRate } from "@topout/shared/domain/tries";
import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Skeleton } from "@topout/shared/ui";

import type { StatsQuery } from "./use-stats.ts";

/** Of fewer sends, a rate says nothing. */
const MIN_SENDS_OF_RATE = 10;

const getNumberFormat = lazy(() => new Intl.NumberFormat("en-GB"));
const getPercentFormat = lazy(() => new Intl.NumberFormat("en-GB", { style: "percent" }));

export function TotalSends({ statsQuery: { stats, isPending } }: { statsQuery: StatsQuery }) {
  if (isPending) return <TotalSkeleton />;
  if (!stats) return null;
  const flashRate = getShownFlashRate(stats);
  return (
    <Figures>
      <p>
        <b>{getNumberFormat().format(stats.total_sends)}</b> <span>Total sends</span>
      </p>
      {flashRate !== null && (
        <p>
          <Rate>{getPercentFormat().format(flashRate)}</Rate> <span>Flash rate</span>
        </p>
      )}
    </Figures>
  );
}

function getShownFlashRate({ total_sends, first_sends, flashes }: Stats): number | null {
  if (first_sends === undefined || flashes === undefined) return null;
  return total_sends < MIN_SENDS_OF_RATE ? null : getFlashRate({ first_sends, flashes });
}

export const TotalSkeleton = () => <Skeleton style={{ width: 150, height: 44 }} />;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: baseline;

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 9px;
    align-items: baseline;
  }

  b {
    font: 760 2.75rem/2.75rem var(--font);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.04em;
  }

  span {
    color: ${color["text-2"]};
  }
`;

const Rate = styled.b`
  && {
    font: ${typography.display};
    letter-spacing: ${tracking.display};
  }
`;
