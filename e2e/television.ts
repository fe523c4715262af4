/** Helpers for the televisions of gyms. */
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { auth, type Route } from "@topout/shared/contract";

export const LANDSCAPE = { width: 1920, height: 1080 };
export const PORTRAIT = { width: 1080, height: 1920 };

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a climber whose taps are on another device than the television. */
export async function createClimber(request: APIRequestContext, siteUrl: string, account: Account) {
  const api = `${siteUrl}/api`;
  await request.post(`${api}${auth.register.path}`, { data: account });
  const response = await request.post(`${api}${auth.login.path}`, {
    form: { username: account.email, password: account.password },
  });
  const { access_token } = auth.login.response.parse(await response.json());
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    send: ({ id }: Pick<Route, "id">) =>
      request.post(`${api}/climbs/me/add_send/${id}`, { headers }),
    /** Shows or hides the sends of the climber. */
    setVisible: (send_visible: boolean) =>
      request.patch(`${api}/users/me`, { headers, data: { send_visible } }),
  };
}

/** Opens the television of a gym, and waits until it shows the map. */
export async function openTelevision(page: Page, gymId: string, siteUrl = "") {
  await page.goto(`${siteUrl}/tv/${gymId}`);
  await expect(page.getByRole("img", { name: "Gym map" })).toBeVisible();
}

/**
 * Installs a fake clock, and gives the page a server with the same time. Returns a function that lets the intervals pass
 * until a time. The clock also runs between them, so the number of intervals depends on the speed of the machine.
 */
export async function installClock(page: Page, start: Date) {
  await page.clock.install({ time: start });
  const installedAt = Date.now();
  await page.addInitScript(setServerTime);
  let skippedMs = 0;
  const getTime = () => start.getTime() + skippedMs + Date.now() - installedAt;
  return async (end: Date) => {
    while (getTime() < end.getTime()) {
      await runIntervals(page, 1);
      skippedMs += INTERVAL_MS;
    }
  };
}

/** The interval at which a television requests its data. */
export const INTERVAL_MS = 3_000;

/** Lets the fake clock pass some intervals, and waits for the response in each of them. */
export async function runIntervals(page: Page, count: number) {
  for (let interval = 0; interval < count; interval += 1) {
    const response = page.waitForResponse(/\/api\/gyms\/[^/]+\/screen$/);
    await page.clock.fastForward(INTERVAL_MS);
    await response;
  }
}

/** Lets minutes pass, like {@link runIntervals}. */
export const runMinutes = (page: Page, count: number) => runIntervals(page, count * 20);

/** Plays the next video. The videos of a real hour would take an hour. */
export const endVideo = (page: Page) => page.getByLabel(/^Beta of/).dispatchEvent("ended");

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on("load", () => (count += 1));
  return () => count;
}

/* This runs in the page. */

/** The page corrects its clock by the `Date` of each response. */
function setServerTime() {
  const get: Headers["get"] = Object.getOwnPropertyDescriptor(Headers.prototype, "get")?.value;
  Headers.prototype.get = function getHeader(name) {
    return name.toLowerCase() === "date" ? new Date().toUTCString() : get.call(this, name);
  };
}
