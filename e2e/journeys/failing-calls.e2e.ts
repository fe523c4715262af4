import type { Page } from "@playwright/test";

import { expect, type Role, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import { getLabelledArea } from "../labels.ts";
import { getNotifications } from "../session.ts";

interface ScreenUnderTest {
  readonly screen: string;
  readonly role?: Role;
  /** The default is the path of an open route panel. */
  readonly path?: string | ((page: Page) => Promise<string>);
  /** Calls that are tested on another screen. */
  readonly skip?: RegExp;
}

const screens: readonly ScreenUnderTest[] = [
  { screen: "the dashboard", role: "climber", path: "/" },
  { screen: "the route panel", role: "climber", skip: /users|gyms|routes\/get_all|circuits|sets/ },
  {
    screen: "the label of a wall",
    path: async (page) => `/w/${(await getLabelledArea(page)).code}`,
  },
  { screen: "the feed", role: "climber", path: "/feed" },
  { screen: "the current user's profile", role: "climber", path: "/profile/" },
  { screen: "the settings", role: "climber", path: "/settings" },
  { screen: "the welcome screen", role: "climber", path: "/welcome" },
  { screen: "route setting", role: "setter", path: "/route_setting" },
  { screen: "the archive", role: "setter", path: "/route_setting/archive" },
  { screen: "the insights", role: "setter", path: "/route_setting/insights" },
  { screen: "the labels", role: "setter", path: "/route_setting/labels" },
  { screen: "the notes", role: "setter", path: "/route_setting/notes" },
  { screen: "the resets", role: "setter", path: "/route_setting/resets" },
  { screen: "the users", role: "admin", path: "/admin" },
  { screen: "the audit", role: "admin", path: "/admin/audit" },
  { screen: "the reports", role: "admin", path: "/admin/reports" },
  { screen: "the releases", role: "admin", path: "/admin/releases" },
  { screen: "the backups", role: "admin", path: "/admin/backups" },
  { screen: "the gym administration", role: "admin", path: "/gyms" },
  { screen: "the lines of a gym", role: "admin", path: "/gyms?edit=lines" },
  { screen: "a new gym", role: "admin", path: "/create_gym" },
];

/** A screen that repeats a call more often refetches in a loop. Some screens send one request per gym or circuit. */
const MAX_REQUESTS = 11;
const OBSERVATION_MS = 500;

/** Returns the API paths that the screen fetches, with `*` for an id. */
async function recordCalls(page: Page, path: string): Promise<string[]> {
  const calls = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch" && pathname.startsWith("/api/")) {
      calls.add(pathname.replace(/[0-9a-f-]{36}/, "*"));
    }
  });
  await page.goto(path);
  // An open panel hides the heading from the accessibility tree.
  const heading = page.getByRole("heading", { level: 1, includeHidden: true });
  await expect(heading.first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("request");
  return [...calls];
}

const getRetryButtons = (page: Page) => page.getByRole("button", { name: /^Retry/ });

/** Makes the next page load like that of a first visit, which has no results of an earlier one to show. */
async function forgetLastVisit(page: Page) {
  // This URL runs no script that could store results again.
  await page.goto("/api/health");
  await page.evaluate(() => localStorage.removeItem("topout.queries"));
}

async function expectRecovery(page: Page, path: string, call: string) {
  await forgetLastVisit(page);
  const pattern = `**${call}{,?*}`;
  let requestCount = 0;
  await page.route(pattern, (route) => {
    requestCount += 1;
    return route.fulfill({ status: 500, json: { detail: "INTERNAL", message: "It is broken." } });
  });
  await page.goto(path);
  await expect(getRetryButtons(page).first(), `${call} has a Retry button`).toBeVisible();
  await expect(page.getByRole("alert").first(), `${call} has a message`).toBeVisible();
  await expect(getNotifications(page), `${call} shows the server's message`).toContainText(
    "ErrorIt is broken.",
  );
  await expect(page.getByText("Check your connection"), `${call} has a response`).toHaveCount(0);
  await page.waitForTimeout(OBSERVATION_MS);
  expect(requestCount, `requests of ${call}`).toBeLessThanOrEqual(MAX_REQUESTS);

  await page.unroute(pattern);
  // An open panel makes the page inert. The panel follows the page in the document, so its button is the last.
  await getRetryButtons(page).last().click();
  await expect(getRetryButtons(page), `${call} recovers`).toHaveCount(0);
}

/** The calls that an earlier screen has tested. All tests of a file run in one process, one after the other. */
const testedCalls = new Set<string>();

/** Two calls for each screen test most calls, because many screens send the same ones. */
const MAX_CALLS = 2;

/** Returns calls that no earlier screen has tested, or one call if there are none. FULL_SIZE=1 returns all. */
function selectCalls(calls: readonly string[]): readonly string[] {
  if (isFullSize) return calls;
  const untestedCalls = calls.filter((call) => !testedCalls.has(call)).slice(0, MAX_CALLS);
  const selectedCalls = untestedCalls.length > 0 ? untestedCalls : calls.slice(-1);
  for (const call of selectedCalls) testedCalls.add(call);
  return selectedCalls;
}

test.describe("when one call fails", () => {
  for (const { screen, role, path, skip } of screens) {
    test(`${screen} shows an error, and recovers on Retry`, async ({ page, signInAs, seed }) => {
      test.slow();
      if (role) await signInAs(role);
      const url = await (typeof path === "function"
        ? path(page)
        : (path ?? `/?route=${(await seed.getFirstRoute()).id}`));
      const calls = (await recordCalls(page, url)).filter((call) => !skip?.test(call));
      expect(calls).not.toEqual([]);

      for (const call of selectCalls(calls)) {
        await test.step(call, () => expectRecovery(page, url, call));
      }
    });
  }
});
