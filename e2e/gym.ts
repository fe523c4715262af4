import { expect, type Page } from "@playwright/test";

import { distance, getCenter, tap } from "./pointer.ts";

/** Locators and actions for the dashboard and the route panel. */
export const map = (page: Page) => page.getByRole("listbox", { name: /^Gym map/ });
export const dots = (page: Page) => map(page).getByRole("option");
export const dot = (page: Page, name: string) =>
  map(page).getByRole("option", { name: new RegExp(`^${name}, `) });
export const selectedDot = (page: Page) => map(page).getByRole("option", { selected: true });
export const panel = (page: Page, name?: string) =>
  page.getByRole("dialog", { ...(name !== undefined && { name, exact: true }) });
export const row = (page: Page, name: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${name} `) });
export const section = (page: Page, circuit: string) =>
  page.getByRole("heading", { level: 3 }).getByRole("button", { name: new RegExp(`^${circuit} `) });
export const chip = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Filter by circuit" })
    .getByRole("button", { name: new RegExp(`^${name} `) });

/** Returns the names of the rows in the open section or in the search results. */
export const getRowNames = (page: Page) =>
  page
    .getByRole("listitem")
    .getByRole("button", { name: / sends?$/ })
    .locator("b")
    .allTextContents();

export async function openDashboard(page: Page, address = "/") {
  await page.goto(address);
  await expect(dots(page).first()).toBeVisible();
}

/** Counts the gyms with a stored map view. The map stores its view when it stops moving. */
export const countStoredViews = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    return Object.values(stored.state?.mapViews ?? {}).length;
  });

/** The distance between two dots on the screen. It grows with the zoom. */
const getDotDistance = async (page: Page, [one, other]: readonly [string, string]) =>
  distance(await getCenter(dot(page, one)), await getCenter(dot(page, other)));

export const tapDot = async (page: Page, name: string) =>
  tap(page, await getCenter(dot(page, name)));

/** Measures the zoom by the distance between two dots. Call it in the default view. */
export async function trackZoom(page: Page) {
  const pair = [await getDotName(page, 0), await getDotName(page, 20)] as const;
  const initialDistance = await getDotDistance(page, pair);
  return {
    /** The scale relative to the default view. */
    getZoom: async () => Number(((await getDotDistance(page, pair)) / initialDistance).toFixed(2)),
  };
}

/** Returns a function that measures how far the map has moved since this call, in pixels. */
export async function trackDistance(page: Page) {
  const name = await getDotName(page, 3);
  const before = await getCenter(dot(page, name));
  return async () => distance(await getCenter(dot(page, name)), before);
}

export const getDotName = async (page: Page, index: number) => {
  const name = (await dots(page).nth(index).getAttribute("aria-label")) ?? "";
  return name.slice(0, name.indexOf(","));
};
