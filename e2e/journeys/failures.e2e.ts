import type { Page, Route } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";
import { notifications } from "../session.ts";

interface Failure {
  readonly what: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly words: string;
}

const failures: readonly Failure[] = [
  {
    what: "500 with the server's words",
    answer: (route) =>
      route.fulfill({
        status: 500,
        json: { detail: "INTERNAL", message: "Something went wrong on our side." },
      }),
    words: "Something went wrong on our side.",
  },
  {
    what: "a 503 that says when to come back",
    answer: (route) => route.fulfill({ status: 503, headers: { "Retry-After": "30" } }),
    words: "Topout is away. Try again in 30 seconds.",
  },
  {
    what: "a 422 without words",
    answer: (route) => route.fulfill({ status: 422, json: { detail: [] } }),
    words: "Something in this does not fit. Check it, then try again.",
  },
  {
    what: "a 429",
    answer: (route) => route.fulfill({ status: 429, body: "" }),
    words: "That was too often. Try again in a moment.",
  },
  {
    what: "a dead network",
    answer: (route) => route.abort(),
    words: "Topout cannot be reached. Check your connection and try again.",
  },
];

const bumps = (page: Page) => page.getByRole("button", { name: "Bump", exact: true });

/** A press on Bump asks the server, which fails as the journey wants. */
async function openFeed(page: Page, answer: Failure["answer"]) {
  await page.route("**/api/reactions/**", answer);
  await page.goto("/feed");
  await expect(bumps(page).first()).toBeVisible();
}

test.describe("a call that fails", () => {
  for (const { what, answer, words } of failures) {
    test(`by ${what} is told once, and its screen hears of it`, async ({ page, seed }) => {
      await seed.newClimber();
      await openFeed(page, answer);

      await bumps(page).nth(0).click();
      await bumps(page).nth(1).click();

      await expect(page.getByRole("alert").filter({ hasText: words })).toHaveCount(1);
      await expect(page.getByRole("alert")).toContainText("Error");
      await expect(bumps(page).nth(0)).toHaveAttribute("aria-pressed", "false");
    });
  }

  test("by a 404 is told by nothing but its screen", async ({ page, seed }) => {
    await seed.newClimber();
    await openFeed(page, (route) => route.fulfill({ status: 404, json: { detail: "NOT_FOUND" } }));

    await bumps(page).first().click();

    await expect(bumps(page).first()).toHaveAttribute("aria-pressed", "false");
    await expect(notifications(page).getByText("Error")).toBeHidden();
  });
});

const crash = (page: Page) => page.getByRole("heading", { name: "Ooops, something went wrong :(" });

/** The first script of the shell's own, in another wording. */
const reword = (page: Page, change: (text: string) => string) =>
  page.route("**/assets/index-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

test.describe("the crash page", () => {
  test("comes when the first script does not, and its button starts anew", async ({
    page,
    signInAs,
    pageErrors,
  }) => {
    await signInAs("climber");
    await page.evaluate(() => sessionStorage.setItem("anything", "kept"));
    await page.route("**/assets/index-*.js", (route) => route.abort());
    await page.goto("/feed");
    await expect(crash(page)).toBeVisible();
    expect(pageErrors.splice(0)).not.toEqual([]);

    await page.unroute("**/assets/index-*.js");
    await page.getByRole("button", { name: "Reset and reload" }).click();

    await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
    const kept = () => [localStorage.getItem("topout.token"), sessionStorage.getItem("anything")];
    expect(await page.evaluate(kept)).toEqual([null, null]);
  });

  test("comes when the first script is broken", async ({ page, pageErrors }) => {
    await reword(page, () => "throw new Error('broken')");
    await page.goto("/");

    await expect(crash(page)).toBeVisible();
    expect(pageErrors.splice(0)).toEqual(["uncaught: broken"]);
  });

  test("comes when the frame itself fails to draw", async ({ page, pageErrors }) => {
    await reword(page, (text) =>
      text.replace("`Skip to content`", "(()=>{throw new Error('broken')})()"),
    );
    await page.goto("/");

    await expect(crash(page)).toBeVisible();
    expect(new Set(pageErrors.splice(0))).toEqual(new Set(["uncaught: broken"]));
  });

  test("has nothing that axe finds, and fits a narrow phone", async ({ page, pageErrors }) => {
    await reword(page, () => "throw new Error('broken')");
    await page.goto("/");
    await expect(crash(page)).toBeVisible();
    pageErrors.splice(0);

    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize(NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
  });
});
