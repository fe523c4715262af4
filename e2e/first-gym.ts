import { createPath, type Gym, gyms, gymSearch } from "@topout/shared/contract";
import { expect, type Page } from "@playwright/test";

/** Fetches the first gym of the demo, whose map is the one that visitors see. */
export async function fetchFirstGym(page: Page): Promise<Gym> {
  const list = await fetchJson(page, createPath(gymSearch.page.path));
  const [first] = gymSearch.page.response.parse(list).data;
  const gym = await fetchJson(page, createPath(gyms.get.path, { gym_id: first?.id ?? "" }));
  return gyms.get.response.parse(gym);
}

async function fetchJson(page: Page, path: string): Promise<unknown> {
  const response = await page.request.get(path);
  expect(response.ok()).toBe(true);
  return response.json();
}
