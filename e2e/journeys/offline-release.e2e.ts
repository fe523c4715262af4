import {
  getField,
  openAudit,
  openUsers,
  renameField,
  useIsolatedReleases,
} from "../admin-release.ts";
import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";
import { startProgram } from "../program.ts";
import { releaseVariant } from "../release-variant.ts";
import { listCaches, LISTS, waitUntilCopied, waitUntilStored } from "../service-worker.ts";
import { getNotifications } from "../session.ts";

test.describe("a release, with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  useIsolatedReleases();

  test("is stored while a tab is open, is offered in that tab, and runs after a reload", async ({
    page,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await openUsers(page);
    await waitUntilStored(page, ["admin"]);
    await releaseVariant(isolatedProgram, { remote: "admin", change: renameField });

    // The document load that finds the release still runs the stored one.
    await page.reload();
    const offer = getNotifications(page).getByText("A new version is ready");
    await expect(offer).toBeVisible();
    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();

    await page.reload();
    await expect(getField(page, "Edited by")).toBeVisible();
  });

  test("is not mixed with the release that an open tab runs, even without a network", async ({
    page,
    context,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await openUsers(page);
    await waitUntilStored(page, ["admin"]);
    await releaseVariant(isolatedProgram, { remote: "admin", change: renameField });
    const otherPage = await context.newPage();
    await otherPage.goto("/admin");
    await expect(getNotifications(otherPage).getByText("A new version is ready")).toBeVisible();
    await context.setOffline(true);

    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();

    await otherPage.goto("/admin/audit");
    await expect(getField(otherPage, "Edited by")).toBeVisible();
  });
});

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("starts the app while the server is down, and is removed when the server restarts with SERVICE_WORKER=0", async ({
    page,
  }) => {
    const demo = process.env["TOPOUT_DEMO"];
    const program = await startProgram(demo);
    await page.goto(program.url);
    await expect(getDots(page).first()).toBeVisible();
    await waitUntilStored(page, ["climber"]);
    await waitUntilCopied(page, LISTS);
    await page.goto("about:blank");
    await program.stop();

    await page.goto(program.url);
    await expect(getDots(page).first()).toBeVisible();

    const disabled = await startProgram(
      demo,
      async () => ({ SERVICE_WORKER: "0" }),
      Number(new URL(program.url).port),
    );
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    await expect.poll(() => listCaches(page)).toEqual([]);
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await disabled.stop();
  });
});
