import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";
import type { Route } from "@topout/shared/contract";

import { expect, test as base } from "../fixtures.ts";
import { getNotifications, getToken, logIn, register } from "../session.ts";

/** The journey uses an isolated program, because it inserts a processed video into the database. */
const test = base.extend({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

interface Climber {
  readonly username: string;
  /** A route with a send and a video of the climber. */
  readonly route: Route;
  readonly videoId: string;
}

/** Calls the API as the user of this page. Returns where the user can see the climber. */
async function readVisibility(page: Page, { username, route, videoId }: Climber) {
  const token = await getToken(page);
  const get = (path: string) =>
    page.request.get(`/api/${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const feed = await (await get("activities/get_paginated?page_size=50")).json();
  const containsClimber = (list: readonly { username: string }[]) =>
    list.some((entry) => entry.username === username);
  return {
    feed: containsClimber(feed.data),
    videos: containsClimber(await (await get("videos/")).json()),
    routeVideos: containsClimber(await (await get(`route_videos/${route.id}`)).json()),
    sentBy: containsClimber((await (await get(`routes/sent_by/${route.id}`)).json()).users),
    profile: (await get(`users/get_public/${username}`)).status(),
    climbs: (await get(`users/get_climbs/${username}`)).status(),
    stats: (await get(`users/get_stats/${username}`)).status(),
    video: (await get(`video/${videoId}`)).status(),
    thumbnail: (await get(`video_thumbnail/${videoId}`)).status(),
  };
}

interface ExpectedScreens {
  readonly isVisible: boolean;
  /** Whether “Sent By” in the route panel names the climber. */
  readonly isNamedInSentBy: boolean;
}

/** Expects the screens to show the climber's name, or to hide it. */
async function expectScreens(
  page: Page,
  { username, route }: Climber,
  { isVisible, isNamedInSentBy }: ExpectedScreens,
) {
  await page.goto(`/profile/${username}`);
  const heading = isVisible ? `@${username}` : "This profile is private";
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();

  await page.goto("/feed");
  await expect(page.getByRole("article").first()).toBeVisible();
  const activity = page.getByRole("article", { name: `${username} sent 1 route` });
  await expect(activity).toBeVisible({ visible: isVisible });
  const video = page.getByRole("article", { name: `${username}: new beta for ${route.name}` });
  await expect(video).toBeVisible({ visible: isVisible });

  await page.goto(`/?route=${route.id}`);
  const panel = page.getByRole("dialog");
  const beta = panel.getByRole("region", { name: "Beta" });
  await expect(beta.getByRole("button", { name: `Play ${username}’s beta` })).toBeVisible({
    visible: isVisible,
  });
  const sentBy = panel.getByRole("button", { name: /^Sent By/ });
  await expect(sentBy).toContainText(/others?$/);
  await expect(sentBy.getByText(username)).toBeVisible({ visible: isNamedInSentBy });
}

test("the visibility settings hide a climber's profile, sends and videos from another climber and visitors, but not from the owner @sweep", async ({
  page,
  seed,
  browser,
  isolatedProgram,
}) => {
  test.slow();
  const { username } = await seed.signInAsNewClimber();
  const route = await seed.getFirstRoute();
  const route_id = route.id;
  await page.request.post(`/api/climbs/me/add_send/${route_id}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  const { id: user_id } = await (
    await page.request.get(`/api/users/get_public/${username}`)
  ).json();
  const video = await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
    insert.video({ route_id, user_id }),
  );
  const climber = { username, route, videoId: video.id };
  const visitorPage = await browser.newPage();
  const otherPage = await browser.newPage();
  const otherAccount = seed.createCredentials();
  await register(otherPage, otherAccount);
  await expect(otherPage.getByRole("heading", { name: "Log in" })).toBeVisible();
  await logIn(otherPage, otherAccount);
  await expect(otherPage).toHaveURL("/welcome");
  await visitorPage.goto("/");
  const visible = { feed: true, videos: true, routeVideos: true, sentBy: true };
  const readable = { profile: 200, climbs: 200, stats: 200, video: 200, thumbnail: 200 };
  for (const viewer of [page, otherPage, visitorPage]) {
    expect(await readVisibility(viewer, climber)).toEqual({ ...visible, ...readable });
    await expectScreens(viewer, climber, { isVisible: true, isNamedInSentBy: true });
  }

  await page.goto("/settings");
  await page.getByRole("checkbox", { name: /^Profile/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Sends/ }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");

  for (const viewer of [otherPage, visitorPage]) {
    expect(await readVisibility(viewer, climber)).toEqual({
      feed: false,
      videos: false,
      routeVideos: false,
      sentBy: false,
      profile: 403,
      climbs: 403,
      stats: 403,
      video: 404,
      thumbnail: 404,
    });
    await expectScreens(viewer, climber, { isVisible: false, isNamedInSentBy: false });
  }
  // The list of senders is the same for all viewers, so it does not name the owner either.
  expect(await readVisibility(page, climber)).toEqual({ ...visible, ...readable, sentBy: false });
  await expectScreens(page, climber, { isVisible: true, isNamedInSentBy: false });
  const thumbnail = page.getByRole("button", { name: `Play ${username}’s beta` }).locator("img");
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await visitorPage.close();
  await otherPage.close();
});
