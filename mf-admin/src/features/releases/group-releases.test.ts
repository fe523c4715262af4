import type { Release } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { getLiveCommand, getPreviewUrl, groupReleases } from "./group-releases.ts";

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
  preview: false,
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

describe("getLiveCommand", () => {
  const release = createRelease("climber", "0a1b");

  test("returns the rollback command for a release that was live", () => {
    expect(getLiveCommand(release)).toBe("npm run release -- rollback climber 0a1b");
  });

  test("returns the promote command for a preview", () => {
    expect(getLiveCommand({ ...release, preview: true })).toBe(
      "npm run release -- promote climber 0a1b",
    );
  });
});

describe("getPreviewUrl", () => {
  const manifest = { url: "/remotes/setter/v/0a1b/release.json", integrity: "sha384-abc" };

  test("returns the URL of a screen of the remote", () => {
    expect(getPreviewUrl({ ...createRelease("setter", "0a1b"), manifest })).toBe(
      "/route_setting?remote=setter@0a1b",
    );
  });

  test("returns undefined for a release without a recorded manifest", () => {
    expect(getPreviewUrl(createRelease("setter", "0a1b"))).toBeUndefined();
  });
});
