import { describe, expect, test } from "vitest";

import { getLiveCommand, getPreviewUrl, groupReleases } from "./group-releases.ts";
import { createRelease } from "./testing/create-release.ts";

describe("groupReleases", () => {
  test("keeps the order of each remote's releases", () => {
    const groups = groupReleases([
      createRelease({ remote: "climber", hash: "3" }),
      createRelease({ remote: "admin", hash: "2" }),
      createRelease({ remote: "climber", hash: "1" }),
    ]);

    expect(groups.map(({ remote, entries }) => [remote, entries.map(({ hash }) => hash)])).toEqual([
      ["climber", ["3", "1"]],
      ["admin", ["2"]],
    ]);
  });
});

describe("getLiveCommand", () => {
  const release = createRelease({ remote: "climber", hash: "0a1b" });

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
    expect(getPreviewUrl({ ...createRelease({ remote: "setter", hash: "0a1b" }), manifest })).toBe(
      "/route_setting?remote=setter@0a1b",
    );
  });

  test("returns undefined for a release without a recorded manifest", () => {
    expect(getPreviewUrl(createRelease({ remote: "setter", hash: "0a1b" }))).toBeUndefined();
  });
});
