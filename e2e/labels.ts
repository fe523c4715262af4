/** Helpers for the labels at the walls. */
import { type Area, createPath, gyms, gymSearch } from "@topout/shared/contract";
import { expect, type Page } from "@playwright/test";

/** Returns an area of the first gym with its code: that with the name, otherwise the first one. */
export async function getLabelledArea(page: Page, name?: string): Promise<Area> {
  const list = await fetchJson(page, createPath(gymSearch.page.path));
  const [first] = gymSearch.page.response.parse(list).data;
  const gym = await fetchJson(page, createPath(gyms.get.path, { gym_id: first?.id ?? "" }));
  const { areas } = gyms.get.response.parse(gym).layout;
  const area = areas.find((candidate) => candidate.name === (name ?? candidate.name));
  if (area?.code === undefined) throw new Error("The first gym has no such area with a code");
  return area;
}

async function fetchJson(page: Page, path: string): Promise<unknown> {
  const response = await page.request.get(path);
  expect(response.ok()).toBe(true);
  return response.json();
}
