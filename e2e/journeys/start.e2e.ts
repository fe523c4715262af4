import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getDots, getPanel } from "../gym.ts";
import { showNewVideo } from "../new-video.ts";
import { openWithDelayedResponses } from "../delayed-responses.ts";
import { delayScripts } from "../first-map.ts";

const SHELL_SCRIPTS = "**/assets/*.js";

/** Delays the scripts of the shell until the page has sent a request for each pattern. */
async function delayShellUntilRequested(page: Page, urlPatterns: readonly RegExp[]) {
  const requestsPromise = Promise.all(
    urlPatterns.map((pattern) => page.waitForRequest((request) => pattern.test(request.url()))),
  );
  await page.route(SHELL_SCRIPTS, async (route) => {
    // The pattern also matches the scripts of the remotes, which must not wait.
    if (!route.request().url().includes("/remotes/")) await requestsPromise;
    await route.continue();
  });
}

const gymListUrls = [
  /\/api\/gyms\/[\da-f-]+$/,
  /\/api\/routes\/get_all\?gym_id=/,
  /\/api\/circuits\//,
  /\/api\/sets\//,
];
const userListUrls = [/\/api\/users\/me$/, /\/api\/climbs\/me$/, /\/api\/projects\/me$/];
const dashboardUrls = [
  /remoteEntry\.js$/,
  /dashboard-screen-/,
  /\/api\/gyms\/search$/,
  ...gymListUrls,
];

/** Records the paths that the page requests with `fetch`. */
function recordFetchedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "fetch") paths.push(`${pathname}${search}`);
  });
  return paths;
}

test.describe("the first screen", () => {
  test("is requested with its data before the shell has loaded", async ({ page }) => {
    await delayShellUntilRequested(page, dashboardUrls);
    const paths = recordFetchedPaths(page);

    await page.goto("/");

    await expect(getDots(page).first()).toBeVisible();
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
    expect(paths).not.toContain("/remotes.json");
  });

  test("requests its largest script, its drawing, its data, and then the other scripts", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) requests.push(pathname);
      if (pathname.startsWith("/api/")) requests.push("data");
    });

    await page.goto("/");
    await expect(getDots(page).first()).toBeVisible();

    const listCount = gymListUrls.length + 1;
    expect(requests[0]).toContain("/assets/index-");
    expect(requests[1]).toContain("/assets/first-map-");
    expect(requests.slice(2, 2 + listCount)).toEqual(Array(listCount).fill("data"));
    expect(requests[2 + listCount]).toContain(".js");
  });

  test("requests the image of its drawing before the scripts of the remote without HTTP/2", async ({
    page,
  }) => {
    await showNewVideo(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const { continueShell } = await delayScripts(page);

    const entryRequest = page.waitForRequest(/\/remotes\/feedProfile\/.*remoteEntry\.js$/);
    await page.goto("/feed", { waitUntil: "commit" });
    await expect(page.locator(".first-entries")).toBeVisible();
    await entryRequest;

    const findRequest = (pattern: RegExp) => requests.findIndex((url) => pattern.test(url));
    expect(findRequest(/\/api\/video_thumbnail\//)).toBeGreaterThan(0);
    expect(findRequest(/\/api\/video_thumbnail\//)).toBeLessThan(findRequest(/remoteEntry\.js$/));
    continueShell();
  });

  test("is requested together with the climber's own lists if a climber is signed in", async ({
    page,
    signInAs,
  }) => {
    await signInAs("climber");
    await delayShellUntilRequested(page, [...dashboardUrls, ...userListUrls]);
    const paths = recordFetchedPaths(page);

    await page.goto("/");

    await expect(getDots(page).first()).toBeVisible();
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  });

  /** The page requests these after the data that names them: videos of the feed, the home gym of a profile. */
  const dependentRequests = /^\/api\/(videos|video_thumbnail|circuits|gyms(?!\/search))\//;
  const screens = [
    { url: "/", selector: "[role=option]", patterns: dashboardUrls },
    {
      url: "/feed",
      selector: "article",
      patterns: [
        /feed-screen-/,
        /get_paginated\?page=1$/,
        /\/api\/gyms\/search$/,
        /\/api\/circuits\//,
      ],
    },
    {
      url: "/profile/robin.reed",
      selector: "main h1",
      patterns: [/profile-screen-/, /get_public\/robin\.reed$/, /get_stats\/robin\.reed$/],
    },
  ];
  for (const { url, ...screen } of screens) {
    test(`of ${url} takes two rounds of requests with HTTP/2: the document, then everything else`, async ({
      page,
    }) => {
      const lateRequests = await openWithDelayedResponses(page, url, screen);

      expect(lateRequests.filter((path) => !dependentRequests.test(path))).toEqual([]);
    });
  }

  test("of a climber takes two rounds of requests with HTTP/2 at the second visit", async ({
    page,
    signInAs,
  }) => {
    await signInAs("climber");
    await page.goto("/");
    await expect(getDots(page).first()).toBeVisible();

    const lateRequests = await openWithDelayedResponses(page, "/", {
      selector: "[role=option]",
      patterns: [...dashboardUrls, ...userListUrls],
    });

    // The visit and the user menu are requested after the account has loaded. The map does not wait for them.
    expect(lateRequests.filter((path) => !/\/visit$|\/user-menu-/.test(path))).toEqual([]);
  });

  test("is requested together with the route panel if the link opens a route", async ({
    page,
    seed,
  }) => {
    await page.goto("/");
    const { id: routeId } = await seed.getFirstRoute();
    await delayShellUntilRequested(page, [...dashboardUrls, /route-panel-screen-/]);

    await page.goto(`/?route=${routeId}`);

    await expect(getPanel(page)).toBeVisible();
  });

  test("loads without a registry in the document, and uses the stored registry when `remotes.json` fails", async ({
    page,
  }) => {
    await page.route(/\/feed$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const registry = /<script type="application\/json" id="registry">.*?<\/script>/;
      expect(html).toMatch(registry);
      await route.fulfill({ response, body: html.replace(registry, "") });
    });

    await page.goto("/feed");
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.route("**/remotes.json", (route) => route.fulfill({ status: 503, body: "" }));
    await page.reload();

    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
