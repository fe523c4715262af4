import type { Page } from "@playwright/test";

import {
  getField,
  openAudit,
  openUsers,
  releaseRenamedField,
  useIsolatedReleases,
} from "../admin-release.ts";
import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";
import { listClimbs, openWithOutbox, readOutbox } from "../outbox.ts";
import { type Program, startProgram } from "../program.ts";
import { releaseVariant } from "../release-variant.ts";
import { getAddButton, getCount, openRoute } from "../route-panel.ts";
import {
  listCaches,
  LISTS,
  OWN_LISTS,
  waitUntilDataStored,
  waitUntilSnapshotStored,
} from "../service-worker.ts";
import { getNotifications } from "../session.ts";

/** Visits the admin remote, and releases a new version of it after the worker has stored the live one. */
async function releaseAfterVisit(page: Page, program: Program) {
  await openUsers(page);
  await waitUntilSnapshotStored(page, ["admin"]);
  await releaseRenamedField(program);
}

test.describe("a release, with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  useIsolatedReleases();

  test("is stored while a tab is open, is offered in that tab, and runs after a reload", async ({
    page,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await releaseAfterVisit(page, isolatedProgram);

    // The document load that finds the release still runs the stored one.
    await page.reload();
    const offer = getNotifications(page).getByText("A new version is ready");
    await expect(offer).toBeVisible();
    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();

    await page.reload();
    await expect(getField(page, "Edited by")).toBeVisible();
  });

  test("is not mixed with the release that an open tab runs, even without a network @sweep", async ({
    page,
    context,
    isolatedProgram,
    signInAs,
  }) => {
    await signInAs("admin");
    await releaseAfterVisit(page, isolatedProgram);
    const otherPage = await context.newPage();
    await otherPage.goto("/admin");
    await expect(getNotifications(otherPage).getByText("A new version is ready")).toBeVisible();
    await context.setOffline(true);

    await openAudit(page);
    await expect(getField(page, "Changed by")).toBeVisible();

    await otherPage.goto("/admin/audit");
    await expect(getField(otherPage, "Edited by")).toBeVisible();
  });

  test("starts when the user clicks Reload, and keeps the waiting taps @sweep", async ({
    page,
    context,
    isolatedProgram,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();
    await openWithOutbox(page, () => openRoute(page, route));
    await waitUntilSnapshotStored(page, ["climber"]);
    await waitUntilDataStored(page, [...LISTS, ...OWN_LISTS]);
    await releaseVariant(isolatedProgram, {
      remote: "climber",
      change: (script) => script.replaceAll("children:`History`", "children:`Your climbs`"),
    });
    await openWithOutbox(page, async () => void (await page.reload()));
    const reload = getNotifications(page).getByRole("button", { name: "Reload" });
    await expect(reload).toBeVisible();
    // The notification stays while it has the focus.
    await reload.focus();
    await context.setOffline(true);
    for (const kind of ["Attempt", "Send"] as const) {
      await getAddButton(page, kind).dispatchEvent("click");
      await expect(getCount(page, `${kind}s`)).toHaveText("1");
    }
    await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
    const waiting = await readOutbox(page);
    expect(waiting).toHaveLength(2);

    await reload.click();

    await expect(page.getByRole("heading", { name: "Your climbs" })).toBeVisible();
    await expect(getCount(page, "Attempts")).toHaveText("1");
    await expect(getCount(page, "Sends")).toHaveText("1");
    expect((await readOutbox(page)).map(({ id }) => id)).toEqual(waiting.map(({ id }) => id));
    await context.setOffline(false);
    await expect.poll(() => readOutbox(page)).toEqual([]);
    expect(await listClimbs(page)).toHaveLength(2);
  });
});

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("starts the app while the server is down, and is removed when the server restarts with SERVICE_WORKER=0 @sweep", async ({
    page,
  }) => {
    test.slow();
    const demo = process.env["TOPOUT_DEMO"];
    const program = await startProgram(demo);
    await page.goto(program.url);
    await expect(getDots(page).first()).toBeVisible();
    await waitUntilSnapshotStored(page, ["climber"]);
    await waitUntilDataStored(page, LISTS);
    await page.goto("about:blank");
    await program.stop();

    await page.goto(program.url);
    await expect(getDots(page).first()).toBeVisible();

    const disabled = await startProgram(
      demo,
      async () => ({ SERVICE_WORKER: "0" }),
      Number(new URL(program.url).port),
    );
    // The browser looks for a new worker once in each page load, in vain if the server is too busy to respond.
    await expect(async () => {
      await page.reload();
      await expect(getDots(page).first()).toBeVisible();
      await expect.poll(() => listCaches(page)).toEqual([]);
    }).toPass();
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await disabled.stop();
  });
});
