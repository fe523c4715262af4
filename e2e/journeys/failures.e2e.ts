import type { Page, Route } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { getBumpButtons } from "../feed.ts";
import { expect, test } from "../fixtures.ts";
import { selectCases } from "../full-size.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow, resize } from "../viewport.ts";
import { getWaitingBar } from "../outbox.ts";
import { getNotifications } from "../session.ts";

interface Failure {
  readonly name: string;
  readonly respond: (route: Route) => Promise<void>;
  readonly message: string;
  /** Whether the page rolls the bump back. After other failures, it sends the bump again. */
  readonly isRejected: boolean;
}

const failures: readonly Failure[] = [
  {
    name: "a 500 with a message",
    respond: (route) =>
      route.fulfill({
        status: 500,
        json: { detail: "INTERNAL", message: "Something went wrong on our side." },
      }),
    message: "Something went wrong on our side.",
    isRejected: false,
  },
  {
    name: "a 422 without a message",
    respond: (route) => route.fulfill({ status: 422, json: { detail: [] } }),
    message: "Some details aren't valid. Check them and try again.",
    isRejected: true,
  },
];

const otherFailures: readonly Failure[] = [
  {
    name: "a 503 with Retry-After",
    respond: (route) => route.fulfill({ status: 503, headers: { "Retry-After": "30" } }),
    message: "Topout is unavailable. Try again in 30 seconds.",
    isRejected: false,
  },
  {
    name: "a 429",
    respond: (route) => route.fulfill({ status: 429, body: "" }),
    message: "Too many attempts. Try again in a moment.",
    isRejected: false,
  },
];

/** Opens the feed, where each click on Bump fails. */
async function openFeed(page: Page, respond: Failure["respond"]) {
  await page.route("**/api/reactions/**", respond);
  await page.goto("/feed");
  await expect(getBumpButtons(page).first()).toBeVisible();
}

test.describe("a failed bump", () => {
  // Climbers of other journeys log and delete sends meanwhile, so the first entries of their feed change.
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  for (const { name, respond, message, isRejected } of selectCases(failures, otherFailures)) {
    const outcome = isRejected ? "is rolled back" : "waits";
    test(`shows one notification and ${outcome} after ${name}`, async ({ page, seed }) => {
      await seed.signInAsNewClimber();
      await openFeed(page, respond);

      await getBumpButtons(page).nth(0).click();
      await getBumpButtons(page).nth(1).click();

      await expect(page.getByRole("alert").filter({ hasText: message })).toHaveCount(1);
      await expect(page.getByRole("alert")).toContainText("Error");
      await expect(getWaitingBar(page)).toContainText(isRejected ? "2 not saved" : "2 waiting");
      await expect(getBumpButtons(page).nth(0)).toHaveAttribute(
        "aria-pressed",
        String(!isRejected),
      );
    });
  }

  test("waits without a notification after a network error", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await openFeed(page, (route) => route.abort());

    await getBumpButtons(page).first().click();

    await expect(getWaitingBar(page)).toContainText("1 waiting");
    await expect(getBumpButtons(page).first()).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("is rolled back without an error after a 404", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await openFeed(page, (route) => route.fulfill({ status: 404, json: { detail: "NOT_FOUND" } }));

    await getBumpButtons(page).first().click();

    await expect(getWaitingBar(page)).toContainText("1 not saved");
    await expect(getBumpButtons(page).first()).toHaveAttribute("aria-pressed", "false");
    await expect(getNotifications(page).getByText("Error")).toBeHidden();
  });
});

const getCrashHeading = (page: Page) =>
  page.getByRole("heading", { name: "Ooops, something went wrong :(" });

/** Changes the source of the shell's first script. */
const patchShell = (page: Page, change: (text: string) => string) =>
  page.route("**/assets/index-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test.describe("the crash page", () => {
  test("appears when the first script fails to load, and its button resets the app", async ({
    page,
    signInAs,
    pageErrors,
  }) => {
    await signInAs("climber");
    await page.evaluate(() => sessionStorage.setItem("anything", "a value"));
    await page.route("**/assets/index-*.js", (route) => route.abort());
    await page.goto("/feed");
    await expect(getCrashHeading(page)).toBeVisible();
    // The failed preload shows the crash page before the script's error is reported.
    await expect.poll(() => pageErrors.splice(0)).not.toEqual([]);

    await page.unroute("**/assets/index-*.js");
    await page.getByRole("button", { name: "Reset and reload" }).click();

    await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
    const getStoredValues = () => [
      localStorage.getItem("topout.token"),
      sessionStorage.getItem("anything"),
    ];
    expect(await page.evaluate(getStoredValues)).toEqual([null, null]);
  });

  test("appears when the first script throws", async ({ page, pageErrors }) => {
    await patchShell(page, () => "throw new Error('broken')");
    await page.goto("/");

    await expect(getCrashHeading(page)).toBeVisible();
    expect(pageErrors.splice(0)).toEqual(["uncaught: broken"]);
  });

  test("appears when the frame fails to render", async ({ page, pageErrors }) => {
    await patchShell(page, (text) =>
      text.replace("`Skip to content`", "(()=>{throw new Error('broken')})()"),
    );
    await page.goto("/");

    await expect(getCrashHeading(page)).toBeVisible();
    expect(new Set(pageErrors.splice(0))).toEqual(new Set(["uncaught: broken"]));
  });

  test("passes axe and fits the narrowest phone", async ({ page, pageErrors }) => {
    await patchShell(page, () => "throw new Error('broken')");
    await page.goto("/");
    await expect(getCrashHeading(page)).toBeVisible();
    pageErrors.splice(0);

    await expectNoViolations(page);
    await resize(page, NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
});
