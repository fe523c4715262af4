import { expect, type Page } from "@playwright/test";

import { distance, middleOf, tap } from "./hand.ts";

/** The dashboard and the route panel, by what a person finds there. */
export const map = (page: Page) => page.getByRole("listbox", { name: /^Gym map/ });
export const dots = (page: Page) => map(page).getByRole("option");
export const dot = (page: Page, name: string) =>
  map(page).getByRole("option", { name: new RegExp(`^${name}, `) });
export const selected = (page: Page) => map(page).getByRole("option", { selected: true });
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
export const mapsLeft = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    return Object.values(kept.state?.mapViews ?? {}).length;
  });

/** How far two dots lie apart on the screen: it grows as the map is zoomed. */
export const apart = async (page: Page, [one, other]: readonly [string, string]) =>
  distance(await middleOf(dot(page, one)), await middleOf(dot(page, other)));

export const tapDot = async (page: Page, name: string) =>
  tap(page, await middleOf(dot(page, name)));
