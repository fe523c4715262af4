import { describe, expect, test } from "vitest";

import { openPublication } from "./open-publication.ts";
import { UsageError } from "./parse-arguments.ts";

describe("openPublication", () => {
  const open = (locations: { target?: string; history?: string }) =>
    openPublication("/srv/topout", {
      target: "remotes",
      history: "releases.jsonl",
      remotesUrl: undefined,
      ...locations,
    });

  test("resolves the target from the root", () => {
    expect(open({}).liveDir).toBe("/srv/topout/remotes");
  });

  test("accepts a bucket as the target", () => {
    const { publication, liveDir } = open({ target: "s3://bucket/releases?region=eu-west-1" });

    expect(publication.target.remotesUrl).toBe("/remotes/");
    expect(liveDir).toBe("/srv/topout/dist/remotes");
  });

  test.each([{ target: "https://bucket.example" }, { history: "s3://bucket/releases.jsonl" }])(
    "rejects the URL in %j",
    (locations) => {
      expect(() => open(locations)).toThrow(UsageError);
    },
  );
});
