import type { Page } from "@playwright/test";

import { type DemoAccount, expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";

type UserKind = DemoAccount | "visitor";

interface PathRule {
  readonly path: string;
  /** The title of the tab, without " · Topout". */
  readonly title: string | RegExp;
  readonly allowed: readonly UserKind[];
  /** Where users without access are redirected. Default: `/`. */
  readonly redirectTo?: string;
}

const signedInUsers: readonly DemoAccount[] = [
  "climber",
  "setter",
  "admin",
  "harbour-manager",
  "harbour-setter",
];
const allUsers: readonly UserKind[] = ["visitor", ...signedInUsers];
const visitorsOnly: readonly UserKind[] = ["visitor"];

/** The title of a profile contains the username. */
const OWN_USERNAME = /^@[\w.]+ · Topout$/;

const pathRules: readonly PathRule[] = [
  { path: "/", title: "Dashboard", allowed: allUsers },
  { path: "/store", title: "Store", allowed: allUsers },
  { path: "/feed", title: "Feed", allowed: allUsers },
  { path: "/feed/", title: "Feed", allowed: allUsers },
  { path: "/profile/robin.reed", title: "@robin.reed", allowed: allUsers },
  { path: "/profile/", title: OWN_USERNAME, allowed: signedInUsers, redirectTo: "/login" },
  { path: "/profile", title: OWN_USERNAME, allowed: signedInUsers, redirectTo: "/login" },
  { path: "/settings", title: "Settings", allowed: signedInUsers },
  { path: "/welcome", title: "Welcome", allowed: allUsers },
  {
    path: "/route_setting",
    title: "Route Setting",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  {
    path: "/route_setting/archive",
    title: "Archive",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  {
    path: "/route_setting/insights",
    title: "Insights",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  {
    path: "/route_setting/notes",
    title: "Notes from climbers",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  {
    path: "/route_setting/resets",
    title: "Resets",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  {
    path: "/route_setting/resets/00000000-0000-7000-8000-000000000000",
    title: "Reset",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  { path: "/admin", title: "Admin", allowed: ["admin"] },
  { path: "/admin/audit", title: "Audit", allowed: ["admin"] },
  { path: "/admin/reports", title: "Reports", allowed: ["admin", "harbour-manager"] },
  { path: "/admin/releases", title: "Releases", allowed: ["admin"] },
  { path: "/gyms", title: "Gyms", allowed: ["admin", "harbour-manager"] },
  { path: "/create_gym", title: "New gym", allowed: ["admin"] },
  { path: "/login", title: "Log in", allowed: visitorsOnly },
  { path: "/register", title: "Create account", allowed: visitorsOnly },
  { path: "/request-password-reset", title: "Reset password", allowed: visitorsOnly },
  { path: "/reset_password/some.old.token", title: "New password", allowed: visitorsOnly },
  { path: "/verify/some.old.token", title: "Verify your account", allowed: allUsers },
  { path: "/join/some.old.token", title: "Join the team", allowed: allUsers },
  { path: "/nowhere", title: "Off route", allowed: allUsers },
];

/** The rules of the paths that open for some users with an account but not for others. */
const roleDependentRules = pathRules.filter(
  ({ allowed }) => new Set(signedInUsers.map((user) => allowed.includes(user))).size > 1,
);

const titlesByPath = Object.fromEntries(pathRules.map(({ path, title }) => [path, title]));

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
  const title = titlesByPath[path];
  await expect(page).toHaveTitle(title instanceof RegExp ? title : `${title} · Topout`);
  // Every screen has a heading or the map. Fallbacks have neither.
  await expect(getContent(page).first()).toBeVisible();
  await expect(getOffRouteHeading(page)).toHaveCount(path === "/nowhere" ? 1 : 0);
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

const signedInCases: readonly SignedInCase[] = [
  isFullSize
    ? { user: "climber", paths: "every path", rules: pathRules }
    : { user: "climber", paths: "every guarded path", rules: guardedRules },
  { user: "setter", paths: "every role-dependent path", rules: roleDependentRules },
  { user: "admin", paths: "every role-dependent path", rules: roleDependentRules },
  { user: "harbour-manager", paths: "every role-dependent path", rules: roleDependentRules },
  { user: "harbour-setter", paths: "every role-dependent path", rules: roleDependentRules },
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
