import { type Video, videos } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { getBetaStrip, PROCESSING_TIMEOUT_MS } from "../beta.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { showNewVideo } from "../new-video.ts";
import { getNotifications } from "../session.ts";

const MEDIA_URL = /\/api\/video(_thumbnail)?\//;

/** Records the requests of videos and their stills. */
function recordMediaRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (MEDIA_URL.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Waits until the demo has a processed video. The oldest one is not of another journey. */
async function waitForVideo(page: Page): Promise<Video> {
  const find = async () => {
    const response = await page.request.get(`/api${videos.feed.path}`);
    return videos.feed.response.parse(await response.json()).at(-1);
  };
  await expect.poll(find, { timeout: PROCESSING_TIMEOUT_MS }).toBeDefined();
  return (await find()) as Video;
}

async function enableGuard(page: Page): Promise<void> {
  await page.goto("/settings");
  await page
    .getByRole("group", { name: "Climbing" })
    .getByRole("checkbox", { name: "Hide beta until I have sent" })
    .check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");
}

test.describe("the beta of a route that the climber has not sent @phone", () => {
  test("is covered in the panel, and not loaded, until a key or a send shows it", async ({
    page,
    seed,
  }) => {
    const { route, username } = await waitForVideo(page);
    await seed.signInAsNewClimber();
    await enableGuard(page);
    const mediaRequests = recordMediaRequests(page);
    const coveredTile = getBetaStrip(page).getByRole("button", {
      name: `Show beta by ${username}`,
    });
    const visibleTile = getBetaStrip(page).getByRole("button", { name: `Play ${username}’s beta` });

    await page.goto(`/?route=${route}`);
    await expect(getBetaStrip(page)).toContainText("Hidden until you send");
    await coveredTile.first().scrollIntoViewIfNeeded();
    expect(await findViolations(page)).toEqual([]);
    expect(mediaRequests).toEqual([]);
    await coveredTile.first().press("Enter");
    await expect(visibleTile.first()).toBeFocused();
    await expect.poll(() => mediaRequests.length).toBeGreaterThan(0);

    await page.reload();
    await expect(coveredTile.first()).toBeVisible();
    await getPanel(page).getByRole("button", { name: "Add Send" }).click();
    await expect(visibleTile.first()).toBeVisible();
    await page.reload();
    await expect(visibleTile.first()).toBeVisible();
  });

  test("is covered in the feed, from its first drawing on @sweep", async ({ page, seed }) => {
    const { id, route_name } = await waitForVideo(page);
    await seed.signInAsNewClimber();
    await enableGuard(page);
    await showNewVideo(page, (video) => video.id === id);
    const mediaRequests = recordMediaRequests(page);

    await page.goto("/feed");

    const showButton = page.getByRole("button", { name: `Show beta for ${route_name}` });
    await expect(showButton).toHaveText("Show beta");
    expect(await findViolations(page)).toEqual([]);
    expect(mediaRequests).toEqual([]);
    await showButton.click();
    await expect(page.getByRole("button", { name: `Play beta for ${route_name}` })).toBeFocused();
    await expect.poll(() => mediaRequests.length).toBeGreaterThan(0);
  });
});
