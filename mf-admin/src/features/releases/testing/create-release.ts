import type { Release } from "@topout/shared/contract";

/** Creates a release of the remote `climber`. */
export const createRelease = (values: Partial<Release> = {}): Release => ({
  remote: "climber",
  version: "1.0.0",
  hash: "0a1b",
  contract: 4,
  action: "release",
  commit: "c0ffee",
  by: "Kim",
  time: "2026-01-01T00:00:00.000Z",
  notes: "",
  live: false,
  preview: false,
  ...values,
});
