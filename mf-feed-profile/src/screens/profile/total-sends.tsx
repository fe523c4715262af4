import { lazy } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Skeleton } from "@topout/shared/ui";

import type { StatsQuery } from "./use-stats.ts";

const getNumberFormat = lazy(() => new Intl.NumberFormat("en-GB"));

export function TotalSends({ statsQuery: { stats, isPending } }: { statsQuery: StatsQuery }) {
  if (isPending) return <TotalSkeleton />;
  if (!stats) return null;
  return (
    <Line>
      <b>{getNumberFormat().format(stats.total_sends)}</b> <span>Total sends</span>
    </Line>
  );
}

export const TotalSkeleton = () => <Skeleton style={{ width: 150, height: 44 }} />;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 9px;
  align-items: baseline;

  > b {
    font: 760 2.75rem/2.75rem var(--font);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.04em;
  }

  > span {
    color: ${color["text-2"]};
  }
`;
