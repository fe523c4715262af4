import { startS3Server } from "@topout/api/s3-server";
import { describe, expect, onTestFinished, test } from "vitest";

import { openPublication } from "./open-publication.ts";
import { UsageError } from "./usage-error.ts";

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

  test("accepts a bucket as the history", async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const history = server.url.replace("?", "/history?");

    await open({ history }).publication.history.update((text = "") => `${text}first\n`);
    await open({ history }).publication.history.update((text = "") => `${text}second\n`);

    expect(await open({ history }).publication.history.read()).toBe("first\nsecond\n");
  });

  test.each([{ target: "https://bucket.example" }, { history: "https://bucket.example" }])(
    "rejects the URL in %j",
    (locations) => {
      expect(() => open(locations)).toThrow(UsageError);
    },
  );
});
