/** The user taps many times and reloads the page while the server cannot be reached, fails, or loses its responses. */
import type { Page, Route as Call } from "@playwright/test";

import { getBumpButton, getBumpButtons, listBumpable } from "../feed.ts";
import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { getPanel } from "../gym.ts";
import {
  failWrites,
  listClimbs,
  listProjects,
  openWithOutbox,
  readOutbox,
  reconnect,
} from "../outbox.ts";
import { getCount, getProjectButton, logClimb, openRoute } from "../route-panel.ts";
import { waitUntilDataStored, waitUntilSnapshotStored } from "../service-worker.ts";
import { getNotifications } from "../session.ts";

type Route = Parameters<typeof openRoute>[1];

/** The outbox waits at most a minute after a failed request. */
const RECOVERY_TIMEOUT_MS = 75_000;

const getBumpedActivities = (page: Page) =>
  page.getByRole("article").filter({ has: getBumpButtons(page, { pressed: true }) });

const getWaitingLabels = (page: Page) => getPanel(page).getByText("Waiting", { exact: true });

async function undo(page: Page, kind: "Attempt" | "Send", count: string) {
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(getCount(page, `${kind}s`)).toHaveText(count);
}

async function toggle(button: ReturnType<typeof getProjectButton>, isPressed: boolean) {
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
}

/** Opens the feed, after the page has loaded the route panel and the chunk that stores taps. */
async function openFeed(page: Page, route: Route) {
  await openWithOutbox(page, () => openRoute(page, route));
  await page.goBack();
  await page.getByRole("link", { name: "Feed", exact: true }).first().click();
  await expect(getBumpButtons(page).first()).toBeVisible();
}

/**
 * Taps three times in the feed, which bumps one activity, and 17 times in the panel of a route. Returns the name of the
 * bumped climber.
 */
async function tapTwentyTimes(page: Page, route: Route): Promise<string> {
  const [first = "", second = ""] = await listBumpable(page);
  await toggle(getBumpButton(page, first), true);
  await toggle(getBumpButton(page, second), true);
  await toggle(getBumpButton(page, second), false);

  await page.goto(`/?route=${route.id}`);
  await expect(getNotifications(page)).toBeAttached();
  await logClimb(page, "Attempt", "1");
  await logClimb(page, "Attempt", "2");
  await logClimb(page, "Attempt", "3");
  await undo(page, "Attempt", "2");
  await logClimb(page, "Send", "1");
  await logClimb(page, "Send", "2");
  await undo(page, "Send", "1");
  await toggle(getProjectButton(page), true);

  await page.reload();
  // The code of the notifications, with the Undo button, loads after the first screen.
  await expect(getNotifications(page)).toBeAttached();
  await expect(getCount(page, "Attempts")).toHaveText("2");
  await expect(getCount(page, "Sends")).toHaveText("1");
  await expect(getProjectButton(page)).toHaveAttribute("aria-pressed", "true");
  await toggle(getProjectButton(page), false);
  await toggle(getProjectButton(page), true);
  await logClimb(page, "Send", "2");
  await logClimb(page, "Attempt", "3");
  await logClimb(page, "Attempt", "4");
  await getPanel(page)
    .getByRole("button", { name: /^Delete attempt of / })
    .first()
    .click();
  await expect(getCount(page, "Attempts")).toHaveText("3");
  await logClimb(page, "Send", "3");
  await logClimb(page, "Send", "4");
  await undo(page, "Send", "3");
  return first.split(" ")[0] ?? "";
}

/** Waits until the server has stored all taps. Expects it to have stored each tap once. */
async function expectStoredOnce(page: Page, route: Route, bumpedClimber: string) {
  await expect(getWaitingLabels(page)).toHaveCount(0, { timeout: RECOVERY_TIMEOUT_MS });
  await expect.poll(() => readOutbox(page), { timeout: RECOVERY_TIMEOUT_MS }).toEqual([]);
  await expect(getCount(page, "Attempts")).toHaveText("3");
  await expect(getCount(page, "Sends")).toHaveText("3");
  const stored = await listClimbs(page);
  expect(stored.map(({ sent }) => (sent ? "send" : "attempt")).toSorted()).toEqual([
    ...Array<string>(3).fill("attempt"),
    ...Array<string>(3).fill("send"),
  ]);
  await expect.poll(() => listProjects(page)).toEqual([route.id]);
  await page.goto("/feed");
  // Other activities can be above the bumped activity now, because this climber and other tests have logged sends.
  await expect(getBumpedActivities(page)).toHaveCount(1);
  await expect(getBumpedActivities(page)).toHaveAccessibleName(new RegExp(`^${bumpedClimber} `));
}

/** Returns a function that makes each write fail with this response. */
const respondWith = (response: Parameters<Call["fulfill"]>[0]) => (page: Page) =>
  failWrites(page, (call) => call.fulfill(response));

/** The server's `Date` corrects the clock of the device. It has whole seconds. */
const MAX_CLOCK_DIFFERENCE_MS = 1_500;

test.describe.configure({ mode: "parallel" });
// Climbers of other journeys delete their activities, which the user would have bumped.
test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

test.describe("20 taps of all kinds, and a reload", () => {
  test.slow();

  test.describe("without a network", () => {
    test.use({ serviceWorkers: "allow" });

    test("are stored once, with the ids and times of the device", async ({
      page,
      context,
      seed,
    }) => {
      await seed.signInAsNewClimber();
      const route = await seed.getFirstRoute();
      await openFeed(page, route);
      await waitUntilSnapshotStored(page, ["climber", "feedProfile"]);
      await page.goto("/");
      await waitUntilDataStored(page, [/\/climbs\/me$/, /\/projects\/me$/, /\/routes\/get_all$/]);
      await page.goto("/feed");
      await expect(getBumpButtons(page).first()).toBeVisible();

      await context.setOffline(true);
      const bumpedClimber = await tapTwentyTimes(page, route);
      await expect(getWaitingLabels(page)).toHaveCount(2);
      const waiting = await readOutbox(page);

      await context.setOffline(false);
      await expectStoredOnce(page, route, bumpedClimber);
      const stored = await listClimbs(page);
      const waitingClimbs = waiting.flatMap(({ operation }) =>
        operation.type === "log" ? [operation.climb] : [],
      );
      const toLine = ({ id, sent }: (typeof waitingClimbs)[number]) => `${id} ${sent}`;
      expect(stored.map(toLine).toSorted()).toEqual(waitingClimbs.map(toLine).toSorted());
      const times = new Map(stored.map(({ id, time }) => [id, Date.parse(time)]));
      for (const { id, time } of waitingClimbs) {
        const difference = Date.parse(time) - (times.get(id) ?? 0);
        expect(Math.abs(difference)).toBeLessThanOrEqual(MAX_CLOCK_DIFFERENCE_MS);
      }
    });
  });

  for (const { name, fail } of selectCases(
    [
      {
        name: "a server that dies after each commit, before it responds",
        fail: (page: Page) =>
          failWrites(page, async (call) => {
            await call.fetch();
            await call.abort("connectionreset");
          }),
      },
    ],
    [
      {
        name: "a server that returns 500",
        fail: respondWith({ status: 500, json: { detail: "INTERNAL", message: "Our fault." } }),
      },
      {
        name: "a server that returns 503",
        fail: respondWith({ status: 503, headers: { "Retry-After": "1" } }),
      },
      {
        name: "a server that does not respond",
        fail: (page: Page) => failWrites(page, async () => {}),
      },
    ],
  )) {
    test(`are stored once after ${name}`, async ({ page, seed }) => {
      await seed.signInAsNewClimber();
      const route = await seed.getFirstRoute();
      await openFeed(page, route);
      await fail(page);

      const bumpedClimber = await tapTwentyTimes(page, route);

      await page.unrouteAll({ behavior: "ignoreErrors" });
      await reconnect(page);
      await expectStoredOnce(page, route, bumpedClimber);
    });
  }
});
