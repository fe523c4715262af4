import type { ReleaseHealth } from "@topout/shared/contract";

/** Creates what browsers have reported about a release of the remote `climber`. */
export const createHealth = (values: Partial<ReleaseHealth> = {}): ReleaseHealth => ({
  part: "climber",
  release: "0a1b",
  version: "1.0.0",
  visits: 20_000,
  visits_with_errors: 40,
  taps: 10_000,
  failed_taps: [
    { reason: "NETWORK", count: 15 },
    { reason: "CONFLICT", count: 4 },
  ],
  failed_loads: 0,
  vitals: {
    lcp: { p75: 1_420, count: 900 },
    inp: { p75: 96, count: 700 },
    cls: { p75: 0.011, count: 900 },
  },
  errors: [],
  ...values,
});
