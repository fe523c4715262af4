import { existsSync } from "node:fs";
import { utimes } from "node:fs/promises";

import type { Page } from "@playwright/test";
import { prune } from "@topout/release/prune";
import { remoteEntries, type RemoteName } from "@topout/shared/remote";
import { getReleaseFolder } from "@topout/tooling/build-part";

import { getField, openAudit } from "../admin-release.ts";
import { test as base, expect } from "../fixtures.ts";
import { holdCalls } from "../hold-calls.ts";
import { type Program, startProgram } from "../program.ts";
import { openPublication, releaseVariant } from "../release-variant.ts";
import { getScreen, promoteCurrentUser, visitRemote } from "../visit-remote.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const RELEASE_COUNT = 20;
const INTERVAL_MS = 8 * HOUR_MS;
const KEPT_COUNT = 5;

const remoteNames = remoteEntries.map(([name]) => name);
type Hashes = ReadonlyMap<RemoteName, string>;

/** Runs with a program of its own, because the journey removes the first releases. */
const test = base.extend<{ program: Program }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here.
  program: async ({}, use) => {
    const program = await startProgram(process.env["TOPOUT_DEMO"]);
    await use(program);
    await program.stop();
  },
  siteUrl: async ({ program }, use) => use(program.url),
});

const findFolder = ({ remotesDir }: Program, remote: RemoteName, hash = "") =>
  getReleaseFolder(remotesDir, remote, hash);

/** Releases every remote, with this time in the history and in the folder. */
async function releaseAll(program: Program, time: Date): Promise<Hashes> {
  const hashes = new Map<RemoteName, string>();
  for (const remote of remoteNames) {
    const hash = await releaseVariant(program, { remote });
    await utimes(findFolder(program, remote, hash), time, time);
    hashes.set(remote, hash);
  }
  await openPublication(program).history.update((text = "") =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (hasHash(line, hashes) ? setTime(line, time) : line))
      // The tool adds a record before those with a later time.
      .toSorted((a, b) => getTime(a) - getTime(b))
      .map((line) => `${line}\n`)
      .join(""),
  );
  return hashes;
}

const hasHash = (line: string, hashes: Hashes): boolean =>
  [...hashes.values()].some((hash) => line.includes(hash));

const setTime = (line: string, time: Date): string =>
  JSON.stringify({ ...JSON.parse(line), time: time.toISOString() });

const getTime = (line: string): number => Date.parse(JSON.parse(line).time);

/** Collects the releases of which the page loads files, and the files that fail. */
function watchFiles(page: Page) {
  const releases = new Map<string, Set<string>>();
  const failed: string[] = [];
  page.on("response", (response) => {
    const { remote = "", hash = "" } =
      /\/remotes\/(?<remote>\w+)\/v\/(?<hash>\w+)\//.exec(response.url())?.groups ?? {};
    if (remote === "") return;
    releases.set(remote, (releases.get(remote) ?? new Set()).add(hash));
    if (!response.ok()) failed.push(response.url());
  });
  return { releases, failed };
}

test.describe("a tab that has been open for seven days @desktop", () => {
  test("shows every remote after 20 releases of each, and after old ones were removed", async ({
    page,
    program,
    signInAs,
  }) => {
    test.slow();
    await signInAs("admin");
    await promoteCurrentUser(page);
    const openedAt = Date.now();
    const removed = await releaseAll(program, new Date(openedAt - 10 * DAY_MS));
    const live = await releaseAll(program, new Date(openedAt - DAY_MS));
    const { releases, failed } = watchFiles(page);
    await page.clock.install({ time: openedAt });
    // What the page prefetches arrives a week later.
    const sendRequests = await holdCalls(page, /\/remotes\/(?!climber\/)\w+\//);
    await page.goto("/");
    await expect(getScreen("climber").locate(page)).toBeVisible();
    expect([...releases.keys()]).toEqual(["climber"]);

    for (let index = 1; index <= RELEASE_COUNT; index += 1) {
      await releaseAll(program, new Date(openedAt + index * INTERVAL_MS));
    }
    const ageMs = 7 * DAY_MS - HOUR_MS;
    const now = new Date(openedAt + ageMs);
    await prune(openPublication(program), { keepCount: KEPT_COUNT, now });
    for (const remote of remoteNames) {
      expect(existsSync(findFolder(program, remote, removed.get(remote)))).toBe(false);
    }
    await page.clock.fastForward(ageMs);
    sendRequests();

    for (const remote of ["feedProfile", "setter", "admin"] as const) {
      await visitRemote(page, remote, false);
    }
    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();
    await visitRemote(page, "climber", false);

    expect(failed).toEqual([]);
    expect(new Map([...releases].map(([remote, hashes]) => [remote, [...hashes].join()]))).toEqual(
      live,
    );
  });
});
