import type { Locator } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import {
  describeFirstMap,
  describeReactMap,
  DRAWING,
  getFirstDots,
  delayScripts,
  getFontStates,
  waitForFont,
  waitForReactMap,
} from "../first-map.ts";
import {
  countStoredMapViews,
  getCircuitChip,
  getDots,
  getPanel,
  openDashboard,
  openZoomedInDashboard,
} from "../gym.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import { LISTS, waitUntilDataStored, waitUntilSnapshotStored } from "../service-worker.ts";

/** The limit of the layout shift of a first load. */
const MAX_LAYOUT_SHIFT = 0.01;

/** The height of the row with the title, in pixels. */
const SKELETON_TITLE_HEIGHT = 44;

const roundBox = (box: Awaited<ReturnType<Locator["boundingBox"]>>) =>
  box && Object.values(box).map(Math.round);

const visitors = [
  { name: "a visitor in the light theme", colorScheme: "light", role: undefined },
  { name: "a climber with sends in the dark theme", colorScheme: "dark", role: "climber" },
] as const;

for (const { name, colorScheme, role } of visitors) {
  test.describe(`the first map of ${name}`, () => {
    test.use({ colorScheme });

    test("is drawn before the other scripts, and React's map replaces it without a change", async ({
      page,
      seed,
      signInAs,
    }) => {
      const routes = await seed.getRoutes();
      if (role) await signInAs(role);
      await observeLayoutShifts(page);
      const { continueShell, continueRemotes } = await delayScripts(page);

      await page.goto("/", { waitUntil: "commit" });
      await expect(getFirstDots(page)).toHaveCount(routes.length);
      await expect(getFirstDots(page).first()).toBeVisible();
      await waitForFont(page);
      const drawing = await describeFirstMap(page);

      continueShell();
      await expect(page.locator("#main")).toBeVisible();
      await expect(getFirstDots(page)).toHaveCount(routes.length);
      expect(await describeFirstMap(page)).toEqual(drawing);

      continueRemotes();
      await waitForReactMap(page);
      expect(await describeReactMap(page)).toEqual(drawing);
      await expect(getFirstDots(page)).toHaveCount(0);
      expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  });
}

test.describe("the skeleton of the dashboard", () => {
  test("is shown in the app's font before any script has loaded, with rarer letters on demand @sweep-desktop", async ({
    page,
  }) => {
    await delayScripts(page);

    await page.goto("/", { waitUntil: "commit" });

    await waitForFont(page);
    expect(await getFontStates(page)).toEqual(["loaded", "unloaded"]);
    await page.evaluate(() => document.body.prepend("Łódź"));
    await expect.poll(() => getFontStates(page)).toEqual(["loaded", "loaded"]);
  });

  test("shows the title and the search field of the list where React shows them @sweep-desktop", async ({
    page,
  }) => {
    const { continueShell, continueRemotes } = await delayScripts(page);
    const getBox = (element: Locator) => element.first().boundingBox();
    await page.goto("/", { waitUntil: "commit" });
    const searchText = page.getByText("Name, grade, location, style");
    await expect(searchText).toBeVisible();
    await waitForFont(page);
    const titleY = (await getBox(page.getByText("Routes", { exact: true })))?.y;
    const searchBox = await getBox(searchText);

    continueShell();
    continueRemotes();
    await waitForReactMap(page);

    const title = await getBox(page.getByRole("heading", { name: "Routes", exact: true }));
    const titleCentre = (title?.y ?? 0) + (title?.height ?? 0) / 2;
    expect(Math.abs(titleCentre - (titleY ?? 0) - SKELETON_TITLE_HEIGHT / 2)).toBeLessThan(2);
    const search = await getBox(page.getByRole("searchbox", { name: "Search routes" }));
    expect(roundBox(search)).toEqual(roundBox(searchBox));
  });
});

test.describe("the first map", () => {
  test("has the view and the hidden circuits of the last visit @sweep-desktop", async ({
    page,
  }) => {
    await openZoomedInDashboard(page);
    await getCircuitChip(page, "Green").click();
    await expect(page).toHaveURL(/hideCircuits=/);
    await expect.poll(() => countStoredMapViews(page)).toBe(1);
    const drawing = await describeReactMap(page);
    const { continueShell, continueRemotes } = await delayScripts(page);

    await page.goto("/", { waitUntil: "commit" });

    await expect(getFirstDots(page).first()).toBeAttached();
    await waitForFont(page);
    expect(await describeFirstMap(page)).toEqual(drawing);
    continueShell();
    continueRemotes();
    await waitForReactMap(page);
  });

  test("is behind the panel of a route that the link opens", async ({ page, seed }) => {
    const route = await seed.getFirstRoute();
    const { continueShell, continueRemotes } = await delayScripts(page);

    await page.goto(`/?route=${route.id}`, { waitUntil: "commit" });
    await expect(getFirstDots(page).first()).toBeAttached();
    continueShell();
    continueRemotes();

    await expect(getPanel(page, route.name)).toBeVisible();
    await expect(page.locator("[role=listbox] [role=option]").first()).toBeAttached();
    await expect(getFirstDots(page)).toHaveCount(0);
  });

  test("disappears if the code of the map does not load @sweep-desktop", async ({ page }) => {
    const { continueShell } = await delayScripts(page);
    await page.route("**/remotes/climber/**", (route) =>
      DRAWING.test(route.request().url()) ? route.fallback() : route.abort(),
    );

    await page.goto("/", { waitUntil: "commit" });
    await expect(getFirstDots(page).first()).toBeVisible();
    continueShell();

    await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page.locator(".first-map")).toHaveCount(0);
  });

  test("is not drawn on other screens @sweep-desktop", async ({ page }) => {
    const { continueShell, continueRemotes } = await delayScripts(page);
    const gymsPromise = page.waitForResponse(/\/api\/gyms\/search$/);

    await page.goto("/feed", { waitUntil: "commit" });
    await gymsPromise;

    await expect(page.locator(".first-map")).toHaveCount(0);
    continueShell();
    continueRemotes();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.locator(".first-map")).toHaveCount(0);
  });
});

test.describe("the first map of a later visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("is drawn from the stored data of the last visit while the server does not respond @phone", async ({
    page,
    context,
  }) => {
    await openDashboard(page);
    await waitUntilSnapshotStored(page, ["climber"]);
    await waitUntilDataStored(page, LISTS);
    // Otherwise the query client would show its own stored data.
    await page.evaluate(() => localStorage.removeItem("topout.queries"));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await context.route("**/api/**", async (route) => {
      await released;
      await route.continue();
    });

    await page.goto("/", { waitUntil: "commit" });

    await expect(getFirstDots(page).first()).toBeVisible();
    release();
    await expect(getDots(page).first()).toBeVisible();
    await expect(getFirstDots(page)).toHaveCount(0);
  });
});
