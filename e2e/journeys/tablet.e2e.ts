import type { Page } from "@playwright/test";
import type { Route } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { getDot, getMap, getPanel, openZoomedInDashboard, tapDot } from "../gym.ts";
import { type Box, getBox, getCentre } from "../pointer.ts";
import { getAddButton, openRoute } from "../route-panel.ts";
import { filterByUniqueName } from "../unique-names.ts";

const TABLETS = selectCases([{ width: 768, height: 1024 }], [{ width: 1024, height: 768 }]);
const LANDSCAPE_PHONES = selectCases([{ width: 667, height: 375 }], [{ width: 844, height: 390 }]);

/** Returns the routes with a unique name, sorted from left to right. */
const getRoutesFromLeft = (routes: readonly Route[]) =>
  filterByUniqueName(routes).toSorted((a, b) => a.x - b.x);

const areOverlapping = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns whether the dot is within the width of the map and left of the panel. */
async function isDotVisible(page: Page, name: string): Promise<boolean> {
  const dot = await getCentre(getDot(page, name));
  const map = await getBox(getMap(page));
  const panel = await getBox(getPanel(page, name));
  return dot.x > map.x && dot.x < Math.min(map.x + map.width, panel.x);
}

for (const viewport of TABLETS) {
  test.describe(`a tablet of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test("shows the selected dot beside the panel", async ({ page, seed }) => {
      const [secondRightmost, rightmost] = getRoutesFromLeft(await seed.getRoutes()).slice(-2);
      if (!rightmost || !secondRightmost) throw new Error("The demo gym has no routes");

      await page.goto(`/?route=${rightmost.id}`);
      await expect.poll(() => isDotVisible(page, rightmost.name)).toBe(true);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(getPanel(page)).toBeHidden();

      await openZoomedInDashboard(page);
      for (let step = 0; step < 12; step += 1) {
        await page.getByRole("button", { name: "Zoom in" }).click();
      }
      await getMap(page).focus();
      await page.goto(`/?route=${secondRightmost.id}`);
      await expect.poll(() => isDotVisible(page, secondRightmost.name)).toBe(true);
    });

    test("opens the route of a tapped dot while the panel is open", async ({ page, seed }) => {
      const routes = getRoutesFromLeft(await seed.getRoutes());
      const [leftmost] = routes;
      const other = routes.at(-1);
      if (!leftmost || !other) throw new Error("The demo gym has no routes");
      await page.goto(`/?route=${leftmost.id}`);
      await expect.poll(() => isDotVisible(page, leftmost.name)).toBe(true);

      await tapDot(page, other.name);

      await expect(getPanel(page, other.name)).toBeVisible();
      await expect.poll(() => isDotVisible(page, other.name)).toBe(true);
    });
  });
}

for (const viewport of LANDSCAPE_PHONES) {
  test.describe(`a phone of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test("shows the buttons and the name of the route panel without overlaps", async ({
      page,
      seed,
    }) => {
      await seed.signInAsNewClimber();
      const route = await seed.getFirstRoute();
      await openRoute(page, route);
      const panel = getPanel(page, route.name);
      const boxes = await Promise.all(
        [
          panel.getByRole("button", { name: "Close" }),
          panel.getByRole("button", { name: "Project", exact: true }),
          panel.getByRole("button", { name: /^Previous/ }),
          panel.getByRole("button", { name: /^Next/ }),
          panel.getByRole("heading", { level: 2 }).first(),
          getAddButton(page, "Attempt"),
          getAddButton(page, "Send"),
        ].map(getBox),
      );

      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(areOverlapping(box, other)).toBe(false);
      }
      await expect(getAddButton(page, "Send")).toBeInViewport({ ratio: 1 });
    });
  });
}
