import type { Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import {
  confirmAgreement,
  getBetaStrip,
  getProcessingTile,
  getUploadButton,
  getUploadDialog,
} from "../beta.ts";
import { expect, test } from "../fixtures.ts";
import { getDots, getPanel, getRow } from "../gym.ts";
import { waitUntilSnapshotStored } from "../service-worker.ts";
import { getNotifications, getUserMenu, logIn, signOut } from "../session.ts";
import { getSharedVideoBar, share } from "../share.ts";
import { createVideo } from "../video-files.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";

const CLIMBER = { email: "climber@topout.example", password: "topout-demo" };
const DATABASE_NAME = "topout-shared-video";

/** Opens the app until its service worker can receive a share. */
async function openInstalledApp(page: Page) {
  await page.goto("/");
  await expect(getDots(page).first()).toBeVisible();
  await waitUntilSnapshotStored(page, ["climber"]);
}

/** Finds the route in the list of the dashboard, and opens its panel. */
async function chooseRoute(page: Page, { name }: { name: string }) {
  await page.getByRole("searchbox").fill(name);
  await getRow(page, name).click();
  await expect(getPanel(page, name)).toBeVisible();
}

const listDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test.describe("a video shared with the app", () => {
  test.use({ serviceWorkers: "allow" });

  test("waits for the login, and is uploaded to the route that the climber chooses", async ({
    page,
    seed,
  }) => {
    const route = await seed.getFirstRoute();
    await openInstalledApp(page);

    await share(page, [await createVideo()]);
    await expect(getSharedVideoBar(page)).toContainText("Log in to add your video to a route");
    await expect(page).toHaveURL("/");
    await getSharedVideoBar(page).getByRole("button", { name: "Log in" }).click();
    await logIn(page, CLIMBER);

    await expect(getSharedVideoBar(page)).toContainText("Choose a route for your video");
    await chooseRoute(page, route);
    await getPanel(page).getByRole("button", { name: "Add video" }).click();
    await expect(getUploadDialog(page)).toContainText("beta.mp4");
    await confirmAgreement(page);
    await getUploadButton(page).click();

    await expect(getUploadDialog(page)).toBeHidden();
    await expect(getSharedVideoBar(page)).toBeHidden();
    await expect(getNotifications(page)).toContainText("Video is being processed.");
    await expect(
      getProcessingTile(page).or(getBetaStrip(page).getByText("robin.reed")).first(),
    ).toBeVisible();
    await expect.poll(() => listDatabases(page)).not.toContain(DATABASE_NAME);
    await page.reload();
    await expect(getPanel(page, route.name)).toBeVisible();
    await expect(getPanel(page).getByRole("button", { name: "Add video" })).toBeHidden();
  });

  test("stays after a reload, until the climber discards it @sweep", async ({ page, signInAs }) => {
    await signInAs("climber");
    await openInstalledApp(page);
    await share(page, [await createVideo()]);
    await expect(getSharedVideoBar(page)).toContainText("Choose a route for your video");

    await page.goto("/feed");
    await getSharedVideoBar(page).getByRole("button", { name: "Discard" }).click();

    await expect(getSharedVideoBar(page)).toBeHidden();
    await page.reload();
    await expect(getUserMenu(page, "robin.reed")).toBeVisible();
    await expect(getSharedVideoBar(page)).toBeHidden();
    await expect.poll(() => listDatabases(page)).not.toContain(DATABASE_NAME);
  });

  test("is deleted at the sign-out @sweep", async ({ page, signInAs }) => {
    await signInAs("climber");
    await openInstalledApp(page);
    await share(page, [await createVideo()]);
    await expect(getSharedVideoBar(page)).toBeVisible();

    await signOut(page);

    await expect(getSharedVideoBar(page)).toBeHidden();
    await expect.poll(() => listDatabases(page)).not.toContain(DATABASE_NAME);
  });

  test("is rejected if there are several", async ({ page }) => {
    await openInstalledApp(page);
    const video = await createVideo();

    await share(page, [video, video]);

    await expect(getSharedVideoBar(page)).toContainText("You can share one video at a time.");
    await getSharedVideoBar(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(getSharedVideoBar(page)).toBeHidden();
  });

  test("has a bar that passes axe, and fits the narrowest phone @sweep", async ({ page }) => {
    await openInstalledApp(page);
    await share(page, [await createVideo()]);
    const discard = getSharedVideoBar(page).getByRole("button", { name: "Discard" });
    await expect(discard).toBeVisible();

    await expectNoViolations(page);

    await resize(page, NARROWEST_PHONE);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page), "with doubled text").toBe(0);
    await discard.focus();
    await expect(discard).toBeInViewport();
  });
});

test.describe("a video shared without a service worker", () => {
  test("opens the app with a message", async ({ page }) => {
    await page.goto("/");
    await expect(getDots(page).first()).toBeVisible();

    await share(page, [await createVideo()]);

    await expect(getSharedVideoBar(page)).toContainText("Your video didn't arrive.");
    await expect(getDots(page).first()).toBeVisible();
  });
});
