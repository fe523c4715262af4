import type { Locator, Page } from "@playwright/test";
import { fetchDemoRoutes } from "@topout/tooling/fetch-demo-routes";

import {
  chooseVideo,
  clickUploadBeta,
  getBetaStrip,
  getCurrentTime,
  getUploadButton,
  PROCESSING_TIMEOUT_MS,
} from "../beta.ts";
import { expect, test as base } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { getDots, getPanel } from "../gym.ts";
import { type RemoteScreen, remoteScreens } from "../remote-screens.ts";
import { getAddButton, getCount } from "../route-panel.ts";
import { LISTS, waitUntilDataStored, waitUntilSnapshotStored } from "../service-worker.ts";
import { getNotifications, getUserMenu, logIn } from "../session.ts";
import { type SplitProgram, startSplitProgram } from "../split-program.ts";
import { createVideo } from "../video-files.ts";

interface WorkerFixtures {
  readonly splitProgram: SplitProgram;
}

/** Whether the content security policy of the site allows the remote's origin. See `startSplitProgram`. */
const isOriginAllowed = ({ remote }: RemoteScreen) => remote !== "setter";

const test = base.extend<object, WorkerFixtures>({
  splitProgram: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern here.
    async ({}, use) => {
      const program = await startSplitProgram();
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  siteUrl: async ({ splitProgram }, use) => use(splitProgram.site.url),
});

const getFallback = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This module could not be loaded" });

/** Uses the login screen, because `signInAs` would create the session in the site's own API, which is not used. */
async function logInAs(page: Page, role: "climber" | "setter" | "admin") {
  await page.goto("/login");
  await logIn(page, { email: `${role}@topout.example`, password: "topout-demo" });
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
}

const isDecoded = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

test.describe("shell, API and remotes on separate origins @desktop", () => {
  const screens = remoteScreens.filter(isOriginAllowed);
  for (const { remote, role, path, locate } of selectCases(screens.slice(0, 1), screens.slice(1))) {
    test(`run with a content security policy: ${remote}`, async ({ page, splitProgram }) => {
      await logInAs(page, role);
      const script = page.waitForResponse((response) =>
        response.url().startsWith(splitProgram.origins[remote]),
      );

      await page.goto(path);

      expect((await script).status()).toBe(200);
      await expect(locate(page)).toBeVisible();
    });
  }

  test("log a climb, and show images", async ({ page, splitProgram }) => {
    const siteCalls: string[] = [];
    await page.route(`${splitProgram.site.url}/api/**`, (call) => {
      siteCalls.push(call.request().url());
      return call.abort();
    });
    await logInAs(page, "climber");
    const [route] = await fetchDemoRoutes(splitProgram.api.url);
    await page.goto(`/?route=${route?.id}`);
    const sends = getCount(page, "Sends");
    await expect(sends).toHaveText(/^\d+$/);
    const countBefore = Number(await sends.textContent());

    await getAddButton(page, "Send").click();
    await expect(getNotifications(page)).toContainText("Send added");
    await page.reload();

    await expect(sends).toHaveText(String(countBefore + 1));
    await expect.poll(() => isDecoded(getPanel(page).getByRole("img").first())).toBe(true);
    expect(siteCalls).toEqual([]);
  });

  test("upload and play a video @sweep", async ({ page, splitProgram }) => {
    test.slow();
    await logInAs(page, "climber");
    await expect(getUserMenu(page, "robin.reed")).toBeVisible();
    const route = (await fetchDemoRoutes(splitProgram.api.url)).at(-1);
    await clickUploadBeta(page, { id: route?.id ?? "" });
    await chooseVideo(page, await createVideo());
    await getUploadButton(page).click();

    const playButton = getBetaStrip(page).getByRole("button", { name: "Play robin.reed’s beta" });
    await expect(playButton.first()).toBeVisible({ timeout: PROCESSING_TIMEOUT_MS });
    await playButton.first().click();
    const video = page.getByLabel(/^Beta by robin.reed/);
    await expect.poll(() => video.evaluate(getCurrentTime)).toBeGreaterThan(0);
  });

  test("do not run a remote from an origin that the policy does not allow", async ({
    page,
    pageErrors,
  }) => {
    await logInAs(page, "setter");
    await page.goto("/route_setting");

    await expect(getFallback(page)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
    expect(pageErrors.splice(0).join(" ")).toContain("Content Security Policy");
  });
});

test.describe("shell, API and remotes on separate origins, with the service worker @desktop", () => {
  test.use({ serviceWorkers: "allow" });

  test("show the map without a network, after one visit", async ({ page, context }) => {
    await page.goto("/");
    await expect(getDots(page).first()).toBeVisible();
    await waitUntilSnapshotStored(page, ["climber"]);
    await waitUntilDataStored(page, LISTS);
    await page.goto("about:blank");
    await context.setOffline(true);

    await page.goto("/");

    await expect(getDots(page).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Connection" })).toBeVisible();
  });
});
