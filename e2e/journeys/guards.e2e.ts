import type { Page } from "@playwright/test";

import { type DemoAccount, expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import {
  allUsers,
  firstRules,
  type PathRule,
  pathRules,
  roleDependentRules,
  type UserKind,
} from "../path-rules.ts";

const rulesByPath = new Map(pathRules.map((rule) => [rule.path, rule]));

/** Returns the path that the user ends up on. */
const getFinalPath = ({ path, allowed, redirectTo = "/" }: PathRule, user: UserKind) =>
  allowed.includes(user) ? path : redirectTo;

const describeRule = (rule: PathRule, user: UserKind) => {
  const finalPath = getFinalPath(rule, user);
  return `${rule.path} ${finalPath === rule.path ? "opens" : `redirects to ${finalPath}`}`;
};

const getOffRouteHeading = (page: Page) => page.getByRole("heading", { name: "Off route" });

async function expectScreen(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
  const { title, isOffRoute = false } = rulesByPath.get(path) ?? {};
  await expect(page).toHaveTitle(title instanceof RegExp ? title : `${title} · Topout`);
  // Every screen has a heading or the map. Fallbacks have neither.
  await expect(getContent(page).first()).toBeVisible();
  await expect(getOffRouteHeading(page)).toHaveCount(isOffRoute ? 1 : 0);
}

const getContent = (page: Page) => {
  const main = page.getByRole("main");
  return main.getByRole("heading").or(main.getByRole("listbox", { name: /map/i }));
};

test.describe.configure({ mode: "parallel", timeout: 180_000 });

test("every path opens or redirects as defined for a visitor", async ({ page }) => {
  for (const rule of pathRules) {
    await test.step(describeRule(rule, "visitor"), async () => {
      await page.goto(rule.path);

      await expectScreen(page, getFinalPath(rule, "visitor"));
    });
  }
});

/** The other paths open for visitors too, and other journeys open them as a climber. */
const guardedRules = pathRules.filter(({ allowed }) => allowed !== allUsers);

interface SignedInCase {
  readonly user: DemoAccount;
  readonly paths: string;
  readonly rules: readonly PathRule[];
}

/** Opens each path once, as a user with the role. The other users open one path for each set of roles. */
const shortCases: readonly SignedInCase[] = [
  ...(["setter", "admin"] as const).map((user) => ({
    user,
    paths: "every path of the role and one of each other role",
    rules: roleDependentRules.filter(
      (rule) => rule.allowed.includes(user) || firstRules.includes(rule),
    ),
  })),
  ...(["harbour-manager", "harbour-setter"] as const).map((user) => ({
    user,
    paths: "one path for each set of roles",
    rules: firstRules,
  })),
];

const signedInCases: readonly SignedInCase[] = [
  isFullSize
    ? { user: "climber", paths: "every path", rules: pathRules }
    : { user: "climber", paths: "every guarded path", rules: guardedRules },
  ...(isFullSize
    ? (["setter", "admin", "harbour-manager", "harbour-setter"] as const).map((user) => ({
        user,
        paths: "every role-dependent path",
        rules: roleDependentRules,
      }))
    : shortCases),
];

for (const { user, paths, rules } of signedInCases) {
  test(`${paths} opens or redirects as defined for a signed-in ${user}, and a guarded path shows no content until the account is loaded`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(user);
    let accountResponse = Promise.withResolvers<void>();
    await page.route("**/api/users/me", async (route) => {
      await accountResponse.promise;
      await route.continue();
    });

    for (const rule of rules) {
      await test.step(describeRule(rule, user), async () => {
        accountResponse = Promise.withResolvers<void>();
        const isGuarded = rule.allowed !== allUsers;
        if (!isGuarded) accountResponse.resolve();
        await page.goto(rule.path);

        if (isGuarded) {
          await expect(page.getByText("Loading…")).toBeAttached();
          expect(await getContent(page).count()).toBe(0);
          expect(new URL(page.url()).pathname).toBe(rule.path);
          accountResponse.resolve();
        }
        await expectScreen(page, getFinalPath(rule, user));
      });
    }
  });
}

test("a guarded path opens after a retry when the network is back", async ({ page, signInAs }) => {
  await signInAs("setter");
  await page.route("**/api/users/me", (route) => route.abort());
  await page.goto("/route_setting");
  await expect(page.getByRole("alert").filter({ hasText: "Your account" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/route_setting");

  await page.unroute("**/api/users/me");
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();

  await expect(page.getByRole("tab").first()).toBeVisible();
});
