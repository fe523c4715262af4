import type { ReleaseHealth, VitalName } from "@topout/shared/contract";

/** "1.4 s", "96 ms" or "0.01". A dash without a value. */
export function formatVital(name: VitalName, health: ReleaseHealth | undefined): string {
  const p75 = health?.vitals[name]?.p75;
  if (p75 === undefined) return "–";
  return VITAL_FORMATS[name](p75);
}

const VITAL_FORMATS: Readonly<Record<VitalName, (p75: number) => string>> = {
  lcp: (ms) => `${(ms / 1_000).toFixed(1)} s`,
  inp: (ms) => `${Math.round(ms)} ms`,
  cls: (shift) => shift.toFixed(2),
};

/** The failed taps per 1,000. Undefined without taps. */
export function getFailedTapRate(health: ReleaseHealth | undefined): string | undefined {
  if (!health || health.taps === 0) return undefined;
  const failed = health.failed_taps.reduce((sum, { count }) => sum + count, 0);
  return ((failed / health.taps) * 1_000).toFixed(1);
}
