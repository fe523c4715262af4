import { expect, onTestFinished, test, vi } from "vitest";

import { recordRelease } from "./publish.ts";
import { printReleases } from "./print-releases.ts";
import { openTestPublication } from "./testing/publication.ts";

test("printReleases shows the share, the off switch, and whether the source had changes", async () => {
  const { publication, release, switchOff } = openTestPublication();
  await release("1");
  await release("2");
  await release("3", { share: 10 });
  await switchOff("A wrong grade");
  await recordRelease(
    publication,
    { hash: "4", manifest: { remote: "climber", version: "1.0.4", contract: 4 } },
    {
      action: "preview",
      commit: `${"c0ffee".repeat(6)}0000-dirty`,
      by: "Kim",
      notes: "Faster map",
      time: new Date().toISOString(),
    },
  );
  const log = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => log.mockRestore());

  await printReleases(publication, "climber");

  const lines = log.mock.calls.flat().map(String);
  expect(lines.slice(0, 4)).toEqual([
    "climber: 1.0.2 (2)",
    "  switched off: A wrong grade",
    "  in 10% of the browsers: 1.0.3 (3)",
    "  previous: 1.0.1 (1)",
  ]);
  expect(lines[4]).toMatch(
    /^ {2}\S+ preview 4 by Kim, c0ffeec0ffee with uncommitted changes: Faster map$/,
  );
  expect(lines[5]).toMatch(/^ {2}\S+ off 2 by .+: A wrong grade$/);
  expect(lines[6]).toMatch(/^ {2}\S+ share 10% 3 by .+: Notes of 3$/);
});
