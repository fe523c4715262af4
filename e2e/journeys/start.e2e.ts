import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getDots, getPanel } from "../gym.ts";

const SHELL_SCRIPTS = "**/assets/*.js";

/** Delays the shell's scripts until the page has sent all these requests. */
async function delayShellUntilRequested(page: Page, urls: readonly RegExp[]) {
  const requests = Promise.all(
    urls.map((url) => page.waitForRequest((request) => url.test(request.url()))),
  );
  await page.route(SHELL_SCRIPTS, async (route) => {
    // Without `remotes`, the pattern also matches the remotes' scripts.
    if (!route.request().url().includes("/remotes/")) await requests;
    await route.continue();
  });
}

const gymLists = [/\/api\/routes\/get_all\?gym_id=/, /\/api\/circuits\//, /\/api\/sets\//];
const userLists = [/\/api\/users\/me$/, /\/api\/climbs\/me$/, /\/api\/projects\/me$/];
const dashboard = [/remoteEntry\.js$/, /dashboard-screen-\w+/, /\/api\/gyms$/, ...gymLists];

/** Records the paths of the API requests. */
function recordApiRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "fetch") paths.push(`${pathname}${search}`);
  });
  return paths;
}

test.describe("the first screen", () => {
  test("is requested with its data before the shell has loaded", async ({ page }) => {
    await delayShellUntilRequested(page, dashboard);
    const paths = recordApiRequests(page);

    await page.goto("/");

    await expect(getDots(page).first()).toBeVisible();
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
    expect(paths).not.toContain("/remotes.json");
  });

  test("is requested with the lists of a climber", async ({ page, signInAs }) => {
    await signInAs("climber");
    await delayShellUntilRequested(page, [...dashboard, ...userLists]);
    const paths = recordApiRequests(page);

    await page.goto("/");

    await expect(getDots(page).first()).toBeVisible();
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  });

  test("is requested with the panel of a link to a route", async ({ page }) => {
    await page.goto("/");
    const routeId = await page.evaluate(getFirstRouteId);
    await delayShellUntilRequested(page, [...dashboard, /overlays-screen-\w+/]);

    await page.goto(`/?route=${routeId}`);

    await expect(getPanel(page)).toBeVisible();
  });

  test("loads from a host that does not write the registry into the document, also when the registry is gone later", async ({
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

/** Runs in the page. */
async function getFirstRouteId(): Promise<string> {
  const response = await fetch("/api/routes/get_all?current=true");
  const [route] = await response.json();
  return route.id;
}
