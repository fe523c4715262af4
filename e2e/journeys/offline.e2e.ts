import { climbs, projects } from "@topout/shared/contract";
import type { Locator, Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { getDot, getDots, getPanel, getRow } from "../gym.ts";
import { openOffline, visitDashboard } from "../offline.ts";
import { getWaitingBar, listClimbs, listProjects } from "../outbox.ts";
import { postForRoute } from "../post-for-route.ts";
import { getCount, getProjectButton, logClimb, openRoute } from "../route-panel.ts";
import { listCaches, LISTS, OWN_LISTS } from "../service-worker.ts";
import { getLoginLink, signOut } from "../session.ts";
import { filterByUniqueName } from "../unique-names.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";

const getBar = (page: Page) => page.getByRole("region", { name: "Connection" });

const isImageLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

test.describe("without a network, after one visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("the map opens from a cold start, and so does a link to a route", async ({ page, seed }) => {
    const route = await seed.getFirstRoute();
    await visitDashboard(page, LISTS);

    await openOffline(page);
    await expect(getDots(page).first()).toBeVisible();

    await page.goto(`/?route=${route.id}`);
    await expect(getPanel(page, route.name)).toBeVisible();

    await page.goto("/store");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the map, the filters and the list show the climber's sends, attempts and projects", async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const [sent, attempted, project, other] = filterByUniqueName(await seed.getRoutes());
    if (!sent || !attempted || !project || !other) throw new Error("The gym has too few routes");
    await postForRoute(page, climbs.addSend, sent);
    await postForRoute(page, climbs.addAttempt, attempted);
    await postForRoute(page, projects.add, project);
    await visitDashboard(page, [...LISTS, ...OWN_LISTS]);

    await openOffline(page);

    await expect(getDot(page, sent.name)).toHaveAccessibleName(/, sent$/);
    await expect(getDot(page, attempted.name)).toHaveAccessibleName(/, attempted$/);
    await expect(getDot(page, project.name)).toHaveAccessibleName(/, not sent, project$/);
    await expect(getDot(page, other.name)).toHaveAccessibleName(/, not sent$/);

    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("checkbox", { name: "Sent" }).click();
    await page.keyboard.press("Escape");
    await expect(getDot(page, sent.name)).toHaveCount(0);
    await expect(getDot(page, attempted.name)).toHaveCount(1);

    await page.getByRole("button", { name: "Projects 1" }).click();
    await expect(getDots(page)).toHaveCount(1);
    await expect(getDot(page, project.name)).toBeAttached();

    await page.goto(`/?route=${sent.id}`);
    await expect(getCount(page, "Sends")).toHaveText("1");
  });

  test("the thumbnails and photos of visited routes are shown @sweep", async ({
    page,
    context,
    seed,
  }) => {
    const route = filterByUniqueName(await seed.getRoutes()).find(({ has_image }) => has_image);
    if (!route) throw new Error("The demo gym has no route with a photo");
    const getThumbnail = () => getRow(page, route.name).locator("img");
    const getPhoto = () => getPanel(page).getByRole("img", { name: route.name }).first();
    const openRow = async () => {
      await page.getByRole("searchbox").fill(route.name);
      await expect.poll(() => isImageLoaded(getThumbnail())).toBe(true);
      await getRow(page, route.name).click();
      await expect.poll(() => isImageLoaded(getPhoto())).toBe(true);
    };
    await visitDashboard(page, LISTS);
    await openRow();
    // Clear the HTTP cache, so that only the worker can return the images.
    const session = await context.newCDPSession(page);
    await session.send("Network.clearBrowserCache");

    await openOffline(page);

    await openRow();
  });

  test("a bar shows the age of the data, until the network is back", async ({ page, context }) => {
    await visitDashboard(page, LISTS);
    await context.setOffline(true);
    await page.reload();
    const bar = getBar(page);
    await expect(bar).toHaveText(
      /^You are offline\. Showing data saved (just now|\d+ minutes? ago)\./,
    );

    await context.setOffline(false);
    await expect(bar).toBeHidden();
  });

  test("the bar passes axe, and fits the narrowest phone @sweep", async ({ page, context }) => {
    await visitDashboard(page, LISTS);
    await context.setOffline(true);
    await page.reload();
    const retry = getBar(page).getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();

    await expectNoViolations(page);

    await resize(page, NARROWEST_PHONE);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page), "with doubled text").toBe(0);
    await retry.focus();
    await expect(retry).toBeInViewport();
  });

  test("a climber stays signed in, and a sign-out deletes the climber's data from the device", async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs("climber");
    await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
    await context.setOffline(true);
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();

    await signOut(page);

    await expect(getLoginLink(page)).toBeVisible();
    const listSessionCaches = async () =>
      (await listCaches(page)).filter((name) => /^topout-data-\d+-(?!visitor)/.test(name));
    await expect.poll(listSessionCaches).toEqual([]);
    await page.reload();
    await expect(getLoginLink(page)).toBeVisible();
  });
});

test.describe("taps without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("are shown after another cold start, and sent once when the network is back", async ({
    page,
    context,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    const route = await seed.getFirstRoute();
    await visitDashboard(page, [...LISTS, ...OWN_LISTS]);
    await context.setOffline(true);
    await openRoute(page, route);
    await logClimb(page, "Attempt", "1");
    await logClimb(page, "Send", "1");
    await getProjectButton(page).click();
    await expect(getWaitingBar(page)).toContainText("3 waiting");

    await openOffline(page, `/?route=${route.id}`);

    await expect(getCount(page, "Attempts")).toHaveText("1");
    await expect(getCount(page, "Sends")).toHaveText("1");
    await expect(getProjectButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(2);

    await context.setOffline(false);
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
    await expect(getWaitingBar(page)).toBeHidden();
    await expect(getCount(page, "Sends")).toHaveText("1");
    const stored = await listClimbs(page);
    expect(stored.map(({ sent }) => (sent ? "send" : "attempt")).toSorted()).toEqual([
      "attempt",
      "send",
    ]);
    expect(await listProjects(page)).toEqual([route.id]);
  });
});
