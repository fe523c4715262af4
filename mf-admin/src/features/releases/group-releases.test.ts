import type { Release } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { getRollbackCommand, groupReleases } from "./group-releases.ts";

const createRelease = (remote: string, hash: string): Release => ({
  remote,
  hash,
  version: "1.0.0",
  contract: 4,
  action: "release",
  commit: "c0ffee",
  by: "Kim",
  time: "2026-01-01T00:00:00.000Z",
  notes: "",
  live: false,
});

describe("groupReleases", () => {
  test("keeps the order of each remote's releases", () => {
    const groups = groupReleases([
      createRelease("climber", "3"),
      createRelease("admin", "2"),
      createRelease("climber", "1"),
    ]);

    expect(groups.map(({ remote, entries }) => [remote, entries.map(({ hash }) => hash)])).toEqual([
      ["climber", ["3", "1"]],
      ["admin", ["2"]],
    ]);
  });
});

test("the rollback command names the remote and the release", () => {
  expect(getRollbackCommand(createRelease("climber", "0a1b"))).toBe(
    "npm run release -- rollback climber 0a1b",
  );
});
