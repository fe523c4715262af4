/** Locators and actions for the dashboard and the route panel. */
import { expect, type Page } from "@playwright/test";

import { getDistance, getCentre, tap } from "./pointer.ts";
import type { Queries } from "./queries.ts";
import { filterByUniqueName } from "./unique-names.ts";

export const getMap = <Result>(page: Queries<Result>) =>
  page.getByRole("listbox", { name: /^Gym map/ });
export const getDots = <Result extends Queries<Result>>(page: Queries<Result>) =>
  getMap(page).getByRole("option");
export const getDot = <Result extends Queries<Result>>(page: Queries<Result>, name: string) =>
  getMap(page).getByRole("option", { name: new RegExp(`^${name}, `) });
export const getSelectedDot = <Result extends Queries<Result>>(page: Queries<Result>) =>
  getMap(page).getByRole("option", { selected: true });
export const getPanel = <Result>(page: Queries<Result>, name?: string) =>
  page.getByRole("dialog", { ...(name !== undefined && { name, exact: true }) });
export const getRow = <Result extends Queries<Result>>(page: Queries<Result>, name: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${name} `) });
export const getSectionButton = <Result extends Queries<Result>>(
  page: Queries<Result>,
  circuit: string,
) =>
  page.getByRole("heading", { level: 3 }).getByRole("button", { name: new RegExp(`^${circuit} `) });
export const getCircuitChip = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Filter routes" })
    .getByRole("button", { name: new RegExp(`^${name} `) });

/** Returns the names of the rows in the open section or in the search results. */
export const getRowNames = (page: Page) =>
  page
    .getByRole("listitem")
    .getByRole("button", { name: / sends?$/ })
    .locator("b")
    .allTextContents();

export async function openDashboard(page: Page, url = "/") {
  await page.goto(url);
  await expect(getDots(page).first()).toBeVisible();
}

/** Returns the stored map view of each gym. The map stores its view when it stops moving. */
export const getStoredMapViews = (page: Page) =>
  page.evaluate((): Readonly<Record<string, unknown>> => {
    const storedPreferences = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    return storedPreferences.state?.mapViews ?? {};
  });

/** Counts the gyms with a stored map view. */
export const countStoredMapViews = async (page: Page) =>
  Object.keys(await getStoredMapViews(page)).length;

/** Returns the distance between two dots on the screen. It grows with the zoom. */
const getDotDistance = async (page: Page, [first, second]: readonly [string, string]) =>
  getDistance(await getCentre(getDot(page, first)), await getCentre(getDot(page, second)));

export const tapDot = async (page: Page, name: string) =>
  tap(page, await getCentre(getDot(page, name)));

/** Measures the zoom by the distance between two dots. Call this in the default view: its relative zoom is 1. */
export async function trackZoom(page: Page) {
  const pair = [await getDotName(page, 0), await getDotName(page, 20)] as const;
  const initialDistance = await getDotDistance(page, pair);
  return {
    getRelativeZoom: async () =>
      Number(((await getDotDistance(page, pair)) / initialDistance).toFixed(2)),
  };
}

/** Returns a function that measures how far the map has moved since this call, in pixels. */
export async function trackDistance(page: Page) {
  const name = await getDotName(page, 3);
  const before = await getCentre(getDot(page, name));
  return async () => getDistance(await getCentre(getDot(page, name)), before);
}

/** Returns the name of a dot. The index does not count routes that share their name. */
export async function getDotName(page: Page, index: number): Promise<string> {
  const labels = await getDots(page).evaluateAll((dots) =>
    dots.map((dot) => dot.getAttribute("aria-label") ?? ""),
  );
  const routes = labels.map((label) => ({ name: label.slice(0, label.indexOf(",")) }));
  const route = filterByUniqueName(routes)[index];
  if (!route) throw new Error(`The map has no dot ${index}`);
  return route.name;
}

/** Opens the dashboard and zooms in. One finger pans only a zoomed-in map. */
export async function openZoomedInDashboard(page: Page) {
  await openDashboard(page);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByRole("button", { name: "Show the whole gym" })).toBeVisible();
}
