import type { InstallationHealth, Release } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

import { FeelCard } from "./feel-card.tsx";
import { getHighestRate, getPartHealth } from "./get-part-health.ts";
import { listParts } from "./list-parts.ts";
import { PartList } from "./part-list.tsx";
import { PlotLegend } from "./plot-legend.tsx";
import { createRateScale } from "./rate-scale.ts";
import { TodayCard } from "./today-card.tsx";

interface ReleaseOverviewProps {
  readonly releases: readonly Release[];
  /** Undefined while it loads, after an error, and if the installation collects no reports. */
  readonly health: InstallationHealth | undefined;
}

/** How each part of the app is rolled out, and what browsers report about it. */
export function ReleaseOverview({ releases, health }: ReleaseOverviewProps) {
  const parts = listParts(releases);
  if (!health) {
    return (
      <>
        <PartList parts={parts} />
        <Columns>
          <TodayCard releases={releases} />
        </Columns>
      </>
    );
  }
  const partsWithHealth = parts.map((part) => ({ ...part, health: getPartHealth(part, health) }));
  const highestRate = getHighestRate(
    partsWithHealth.map(({ health: { comparison } }) => comparison),
  );
  return (
    <>
      <PartList parts={partsWithHealth} scale={createRateScale(highestRate)} />
      <PlotLegend />
      <Columns>
        <TodayCard releases={releases} />
        <FeelCard parts={partsWithHealth} />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 16px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 440px;
    gap: 24px;
    align-items: start;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
