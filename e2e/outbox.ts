/** Helpers for taps that wait on the device, and for the climbs and projects on the server. */
import { climbs, projects } from "@topout/shared/contract";
import type { OutboxEntry } from "@topout/shared/platform";
import { expect, type Page, type Route } from "@playwright/test";

import { readStoredValue, type ScriptablePage } from "./indexed-db.ts";
import { getToken } from "./session.ts";

export const getWaitingBar = (page: Page) => page.getByRole("region", { name: "Waiting changes" });

/** Opens a page and waits for the chunk that stores taps. The page loads it when it is idle. */
export async function openWithOutbox(page: Page, open: () => Promise<void>) {
  const outbox = page.waitForResponse(/\/outbox-entry-/);
  await open();
  await (await outbox).finished();
}

/** Fails all writes. Reads reach the program. */
export const failWrites = (page: Page, fail: (route: Route) => Promise<void>) =>
  page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : fail(route),
  );

/** Goes offline and online again, so that the page sends the waiting taps. */
export async function reconnect(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

async function getAsUser(page: Page, path: string, token: string | null): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api${path}`, { headers })).json();
}

export const listClimbs = async (page: Page) =>
  climbs.mine.response.parse(await getAsUser(page, climbs.mine.path, await getToken(page)));

export const listProjects = async (page: Page) =>
  projects.mine.response.parse(await getAsUser(page, projects.mine.path, await getToken(page)));

/** Reads the entries of the outbox in IndexedDB. */
export const readOutbox = async (page: ScriptablePage): Promise<readonly OutboxEntry[]> =>
  ((await readStoredValue(page, "outbox", "queue")) as OutboxEntry[] | undefined) ?? [];

/** A photo is converted on the server before its entry leaves the outbox. */
const MAX_SEND_MS = 30_000;

/** Waits until the page has sent all taps, and does not use the database of the outbox. */
export async function waitUntilSent(page: ScriptablePage) {
  await expect.poll(() => readOutbox(page), { timeout: MAX_SEND_MS }).toEqual([]);
  await page.evaluate(() => navigator.locks.request("topout.outbox", () => undefined));
}
