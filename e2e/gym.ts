import { expect, type Page } from "@playwright/test";

import { distance, getCenter, tap } from "./pointer.ts";

/** The dashboard and the route panel, by what a person finds there. */
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

export async function openDashboard(page: Page, address = "/") {
  await page.goto(address);
  await expect(dots(page).first()).toBeVisible();
}

/** Of how many gyms the device remembers where the map lies: a map away from home, once it has come to rest. */
export const countStoredViews = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    return Object.values(kept.state?.mapViews ?? {}).length;
  });

/** How far two dots lie apart on the screen: it grows as the map is zoomed. */
const getDotDistance = async (page: Page, [one, other]: readonly [string, string]) =>
  distance(await getCenter(dot(page, one)), await getCenter(dot(page, other)));

export const tapDot = async (page: Page, name: string) =>
  tap(page, await getCenter(dot(page, name)));

/** Two dots far from each other, to measure by, and their distance at home. */
export async function trackZoom(page: Page) {
  const pair = [await getDotName(page, 0), await getDotName(page, 20)] as const;
  const home = await getDotDistance(page, pair);
  return {
    /** How much larger than at home the map is drawn now. */
    zoomed: async () => Number(((await getDotDistance(page, pair)) / home).toFixed(2)),
  };
}

/** How far the map has come since this was asked, in pixels. */
export async function trackDistance(page: Page) {
  const name = await getDotName(page, 3);
  const before = await getCenter(dot(page, name));
  return async () => distance(await getCenter(dot(page, name)), before);
}

export const getDotName = async (page: Page, index: number) => {
  const name = (await dots(page).nth(index).getAttribute("aria-label")) ?? "";
  return name.slice(0, name.indexOf(","));
};
