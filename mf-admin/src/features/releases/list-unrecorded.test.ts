import { MAX_LISTED_RELEASES, type Release } from "@topout/shared/contract";
import type { RegisteredRemote } from "@topout/shared/remote";
import { describe, expect, test } from "vitest";

import { listUnrecorded } from "./list-unrecorded.ts";

const live: RegisteredRemote = {
  version: "1.0.0",
  contract: 9,
  entry: "/remotes/setter/v/0a1b/remoteEntry.js",
  preload: [],
  integrity: {},
  isReleased: true,
};

const createRelease = (change: Partial<Release> = {}): Release => ({
  remote: "setter",
  version: "1.0.0",
  hash: "0a1b",
  contract: 9,
  action: "release",
  commit: "",
  by: "Kim",
  time: "2026-02-03T10:00:00.000Z",
  notes: "",
  live: true,
  preview: false,
  ...change,
});

describe("listUnrecorded", () => {
  test("names a remote whose live release has no record", () => {
    const remotes = { setter: live, climber: { ...live, isReleased: false }, admin: undefined };

    expect(listUnrecorded({ remotes }, [])).toEqual(["setter"]);
    expect(listUnrecorded({ remotes }, [createRelease({ hash: "2c3d" })])).toEqual(["setter"]);
    expect(listUnrecorded({ remotes }, [createRelease({ remote: "admin" })])).toEqual(["setter"]);
  });

  test("names none if the release has a record, or if the history has more records than are listed", () => {
    const others = Array.from({ length: MAX_LISTED_RELEASES }, () =>
      createRelease({ hash: "2c3d" }),
    );

    expect(listUnrecorded({ remotes: { setter: live } }, [createRelease()])).toEqual([]);
    expect(listUnrecorded({ remotes: { setter: live } }, others)).toEqual([]);
  });
});
