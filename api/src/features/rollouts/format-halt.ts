import type { RolloutPeriod, VisitCounts } from "@topout/shared/domain/rollouts";

/** Says why a rollout halts: "25 of 5,000 visits had an error, and 5 of 5,000 with 1.2.0". */
export const formatHaltReason = (liveVersion: string, { release, before }: RolloutPeriod): string =>
  `${formatCounts(release)} visits had an error, and ${formatCounts(before)} with ${liveVersion}`;

const numberFormat = new Intl.NumberFormat("en-GB");

const formatCounts = ({ visits, visitsWithErrors }: VisitCounts): string =>
  `${numberFormat.format(visitsWithErrors)} of ${numberFormat.format(visits)}`;
