import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";
import { auth, climbs, type Route } from "@topout/shared/contract";

import { getBetaStrip } from "../beta.ts";
import { readBrowserStorage } from "../browser-storage.ts";
import { expect, test as base } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { logInOnLoginScreen, openPageOfOtherUser } from "../other-browser.ts";
import { postForRoute } from "../post-for-route.ts";
import { LISTS, OWN_LISTS, waitUntilSnapshotStored } from "../service-worker.ts";
import { getNotifications } from "../session.ts";
import { PHONE } from "../viewport.ts";

interface Owner {
  readonly page: Page;
  readonly username: string;
  readonly userId: string;
  /** A route with a send and a video of the owner. */
  readonly route: Route;
  readonly videoId: string;
}

interface Fixtures {
  /** Another climber on another phone. */
  readonly owner: Owner;
}

/** The journeys use an isolated program, because they insert a processed video into the database. */
const test = base.extend<Fixtures>({
  siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url),

  owner: async ({ browser, siteUrl, isolatedProgram, seed }, use) => {
    const page = await openPageOfOtherUser(browser, siteUrl, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const account = seed.createCredentials();
    const registration = await page.request.post(`/api${auth.register.path}`, { data: account });
    const { id: userId } = auth.register.response.parse(await registration.json());
    await logInOnLoginScreen(page, account);
    await expect(page).toHaveURL("/");
    const route = await seed.getFirstRoute();
    await postForRoute(page, climbs.addSend, route);
    const video = await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
      await insert.updateUser(userId, { profile_photo: await insert.storeImage() });
      return insert.video({ route_id: route.id, user_id: userId });
    });
    await use({ page, username: account.username, userId, route, videoId: video.id });
    await page.context().close();
  },
});

const getSend = (page: Page, { username }: Owner) =>
  page.getByRole("article", { name: `${username} sent 1 route` });
const getVideo = (page: Page, { username, route }: Owner) =>
  page.getByRole("article", { name: `${username}: new beta for ${route.name}` });
const getTile = (page: Page, { username }: Owner) =>
  getBetaStrip(page).getByRole("button", { name: `Play ${username}’s beta` });
const getSentBy = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: /^Sent By/ });

/** Opens every screen that shows the owner, so that the device stores it. */
async function visitEverything(page: Page, owner: Owner) {
  await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
  await page.goto(`/profile/${owner.username}`);
  await expect(page.getByRole("heading", { name: `@${owner.username}` })).toBeVisible();
  await page.goto(`/?route=${owner.route.id}`);
  await expect(getTile(page, owner)).toBeVisible();
  await expect(getSentBy(page)).toContainText(owner.username);
  await page.goto("/feed");
  await expect(getSend(page, owner)).toBeVisible();
  await expect(getVideo(page, owner)).toBeVisible();
  await waitUntilSnapshotStored(page, ["climber", "feedProfile"]);
  await expect.poll(() => findStored(page, owner.videoId)).not.toEqual([]);
  await expect.poll(() => findStored(page, owner.username)).not.toEqual([]);
}

/** Returns the names of what the browser stores with this text. */
const findStored = async (page: Page, text: string) =>
  (await readBrowserStorage(page))
    .filter((item) => item.text.includes(text))
    .map(({ area, name }) => `${area} ${name}`);

async function deleteVideo({ page, username, route }: Owner) {
  await page.goto(`/?route=${route.id}`);
  await getBetaStrip(page)
    .getByRole("button", { name: `Play ${username}’s beta` })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "Delete video" })
    .getByRole("button", { name: "Delete video" })
    .click();
  await expect(getNotifications(page)).toContainText("Video Deleted");
}

async function hideProfile({ page }: Owner) {
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: /^Profile/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Sends/ }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");
}

async function block({ page }: Owner, username: string) {
  await page.goto(`/profile/${username}`);
  await page.getByRole("button", { name: `More about ${username}` }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByRole("heading", { name: `You have blocked @${username}` })).toBeVisible();
}

test.describe("what others change while the phone is offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a deleted video is gone from the screens and the device when the network is back @sweep", async ({
    page,
    context,
    seed,
    owner,
  }) => {
    test.slow();
    await seed.signInAsNewClimber();
    await visitEverything(page, owner);
    await openOffline(page, "/feed");
    await expect(getVideo(page, owner)).toBeVisible();

    await deleteVideo(owner);
    await context.setOffline(false);

    await expect(getVideo(page, owner)).toHaveCount(0);
    await expect(getSend(page, owner)).toBeVisible();
    await expect.poll(() => findStored(page, owner.videoId)).toEqual([]);
    await page.goto(`/?route=${owner.route.id}`);
    await expect(getSentBy(page)).toContainText(owner.username);
    await expect(getTile(page, owner)).toHaveCount(0);
    for (const path of ["video", "video_thumbnail"]) {
      expect((await page.request.get(`/api/${path}/${owner.videoId}`)).status()).toBe(404);
    }
  });

  for (const { title, hide } of selectCases(
    [{ title: "a climber who blocks the user", hide: block }],
    [{ title: "a hidden profile", hide: hideProfile }],
  )) {
    test(`${title} is gone from the screens and the device when the network is back`, async ({
      page,
      context,
      seed,
      owner,
    }) => {
      test.slow();
      const { username } = await seed.signInAsNewClimber();
      await visitEverything(page, owner);
      await openOffline(page, "/feed");
      await expect(getVideo(page, owner)).toBeVisible();

      await hide(owner, username);
      await context.setOffline(false);

      await expect(getVideo(page, owner)).toHaveCount(0);
      await expect(getSend(page, owner)).toHaveCount(0);
      for (const text of [owner.username, owner.userId, owner.videoId]) {
        await expect.poll(() => findStored(page, text)).toEqual([]);
      }
      await page.goto(`/?route=${owner.route.id}`);
      await expect(getSentBy(page)).toContainText(/others?$/);
      await expect(getSentBy(page).getByText(owner.username)).toHaveCount(0);
      await expect(getTile(page, owner)).toHaveCount(0);
      await page.goto(`/profile/${owner.username}`);
      await expect(page.getByRole("heading", { name: "This profile is private" })).toBeVisible();
    });
  }
});
