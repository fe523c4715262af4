import type { RolloutComparison } from "@topout/shared/contract";

/** Creates the comparison of a gradual release of the remote `climber`. */
export const createComparison = (values: Partial<RolloutComparison> = {}): RolloutComparison => ({
  remote: "climber",
  release: "4e5f",
  gradual: { visits: 20_000, visits_with_errors: 40 },
  live: { visits: 90_000, visits_with_errors: 189 },
  is_worse: false,
  ...values,
});
