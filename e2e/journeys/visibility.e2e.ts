import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getNotifications, getToken, logIn, register } from "../session.ts";

/** What the user of this page sees of the climber in the API. */
async function readApi(page: Page, { username, route }: { username: string; route: string }) {
  const token = await getToken(page);
  const get = (path: string) =>
    page.request.get(`/api/${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const feed = await (await get("activities/get_paginated?page_size=50")).json();
  const videos = await (await get("videos/")).json();
  const sentBy = await (await get(`routes/sent_by/${route}`)).json();
  const isNamed = (list: readonly { username: string }[]) =>
    list.some((entry) => entry.username === username);
  return {
    feed: isNamed(feed.data),
    videos: isNamed(videos),
    sentBy: isNamed(sentBy.users),
    profile: (await get(`users/get_public/${username}`)).status(),
    climbs: (await get(`users/get_climbs/${username}`)).status(),
  };
}

test("a hidden climber is visible only to themselves", async ({ page, seed, browser, siteUrl }) => {
  const owner = await seed.createClimber();
  const { id: route } = await seed.getFirstRoute();
  const climber = { username: owner.username, route };
  await page.request.post(`${siteUrl}/api/climbs/me/add_send/${route}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  const anonymous = await browser.newPage();
  const other = await browser.newPage();
  const otherAccount = seed.createCredentials();
  await register(other, otherAccount);
  await expect(other.getByRole("heading", { name: "Log in" })).toBeVisible();
  await logIn(other, otherAccount);
  await expect(other).toHaveURL("/welcome");
  await anonymous.goto(`/profile/${owner.username}`);
  await expect(anonymous.getByRole("heading", { name: `@${owner.username}` })).toBeVisible();
  const visible = { feed: true, videos: false, sentBy: true, profile: 200, climbs: 200 };
  for (const viewer of [page, other, anonymous]) {
    expect(await readApi(viewer, climber)).toEqual(visible);
  }

  await page.goto("/settings");
  await page.getByRole("checkbox", { name: /^Profile/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Sends/ }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");

  const hidden = { feed: false, videos: false, sentBy: false, profile: 403, climbs: 403 };
  for (const viewer of [other, anonymous]) {
    expect(await readApi(viewer, climber)).toEqual(hidden);
    await viewer.goto(`/profile/${owner.username}`);
    await expect(viewer.getByRole("heading", { name: "This profile is private" })).toBeVisible();
    await viewer.goto("/feed");
    await expect(viewer.getByRole("article").first()).toBeVisible();
    await expect(viewer.getByText(owner.username)).toBeHidden();
  }
  expect(await readApi(page, climber)).toMatchObject({ feed: true, profile: 200, climbs: 200 });
  await page.goto(`/profile/${owner.username}`);
  await expect(page.getByRole("heading", { name: `@${owner.username}` })).toBeVisible();
  await anonymous.close();
  await other.close();
});
