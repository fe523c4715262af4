import { releases } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { normalizeReleases } from "./releases.ts";

const release = {
  remote: "climber",
  version: "1.2.0",
  hash: "0a1b",
  contract: 4,
  action: "release",
  commit: "c0ffee",
  by: "Kim",
  time: "2026-02-03T10:00:00.000Z",
  notes: "",
  live: false,
};

test("normalizeReleases converts the previews of an older server", () => {
  const body = [{ ...release, action: "preview" }, release];

  const listed = releases.list.response.parse(normalizeReleases(body));

  expect(listed).toEqual([
    { ...release, preview: true },
    { ...release, preview: false },
  ]);
});
