import { useIsolatedReleases } from "../admin-release.ts";
import { expect, test } from "../fixtures.ts";
import { startProgram } from "../program.ts";
import { releaseVariant } from "../release-variant.ts";
import { waitUntilReleaseStored, waitUntilSnapshotStored } from "../service-worker.ts";
import {
  countLoads,
  createClimber,
  installClock,
  LANDSCAPE,
  openTelevision,
} from "../television.ts";

test.use({ viewport: LANDSCAPE });

test("the television survives a restart of the server, without a reload", async ({
  page,
  seed,
}) => {
  test.slow();
  const demo = process.env["TOPOUT_DEMO"];
  const program = await startProgram(demo);
  const port = Number(new URL(program.url).port);
  const route = await seed.getFirstRoute();
  await page.clock.install();
  await openTelevision(page, route.gym_id, program.url);
  const getLoadCount = countLoads(page);

  await program.stop();
  await page.clock.runFor("11:00");
  await expect(page.getByText(/^No connection since \d\d:\d\d$/)).toBeVisible();
  const restarted = await startProgram(demo, undefined, port);
  const account = seed.createCredentials();
  const climber = await createClimber(page.request, restarted.url, account);
  await climber.send(route);

  await expect(page.getByText(account.username)).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
  expect(getLoadCount()).toBe(0);
  await restarted.stop();
});

test.describe("a release", () => {
  test.use({ serviceWorkers: "allow" });
  useIsolatedReleases();

  test("runs on the television from 4 in the night of the gym", async ({
    page,
    seed,
    isolatedProgram,
  }) => {
    test.slow();
    const { gym_id } = await seed.getFirstRoute();
    // The gym of the demo has no time zone, so its times are those of UTC.
    const runUntil = await installClock(page, toTime("03:50"));
    await openTelevision(page, gym_id);
    await waitUntilSnapshotStored(page, ["setter"]);
    const hash = await releaseVariant(isolatedProgram, {
      remote: "setter",
      change: (script) => script.replaceAll(OLD_TEXT, NEW_TEXT),
    });
    const getLoadCount = countLoads(page);

    await runUntil(toTime("03:58"));
    await expect(page.getByText("03:58")).toBeVisible();
    await expect(page.getByText(OLD_TEXT)).toBeVisible();
    expect(getLoadCount()).toBe(0);

    // The first reload runs the stored release, and lets the worker store the new one.
    await runUntil(toTime("04:01"));
    await expect.poll(getLoadCount).toBe(1);
    await waitUntilReleaseStored(page, hash);
    await runUntil(toTime("04:11"));

    await expect(page.getByText(NEW_TEXT)).toBeVisible();
    await expect.poll(getLoadCount).toBe(2);
    await runUntil(toTime("04:21"));
    await expect(page.getByText(NEW_TEXT)).toBeVisible();
    expect(getLoadCount()).toBe(2);
  });
});

const toTime = (time: string) => new Date(`2026-12-10T${time}:00Z`);

const OLD_TEXT = "Scan to open the map on your phone";
const NEW_TEXT = "Scan for the map on your phone";
