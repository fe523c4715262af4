import type { Page } from "@playwright/test";

import { expect, type Role, test } from "../fixtures.ts";

type Visitor = Role | "anonymous";

interface GuardedPath {
  readonly path: string;
  /** The title of the tab without the name of the suite. */
  readonly title: string;
  readonly allowed: readonly Visitor[];
  /** Where users without access are redirected. Default: `/`. */
  readonly redirectTo?: string;
}

const everyone: readonly Visitor[] = ["anonymous", "climber", "setter", "admin"];
const signedIn: readonly Role[] = ["climber", "setter", "admin"];
const anonymousOnly: readonly Visitor[] = ["anonymous"];

const guardedPaths: readonly GuardedPath[] = [
  { path: "/", title: "Dashboard", allowed: everyone },
  { path: "/store", title: "Store", allowed: everyone },
  { path: "/feed", title: "Feed", allowed: everyone },
  { path: "/feed/", title: "Feed", allowed: everyone },
  { path: "/profile/robin.reed", title: "Profile", allowed: everyone },
  { path: "/profile/", title: "Your profile", allowed: signedIn, redirectTo: "/login" },
  { path: "/profile", title: "Your profile", allowed: signedIn, redirectTo: "/login" },
  { path: "/settings", title: "Settings", allowed: signedIn },
  { path: "/welcome", title: "Welcome", allowed: everyone },
  { path: "/route_setting", title: "Route Setting", allowed: ["setter"] },
  { path: "/admin", title: "Admin", allowed: ["admin"] },
  { path: "/gyms", title: "Gyms", allowed: ["admin"] },
  { path: "/create_gym", title: "New gym", allowed: ["admin"] },
  { path: "/login", title: "Log in", allowed: anonymousOnly },
  { path: "/register", title: "Create account", allowed: anonymousOnly },
  { path: "/request-password-reset", title: "Reset password", allowed: anonymousOnly },
  { path: "/reset_password/some.old.token", title: "New password", allowed: anonymousOnly },
  { path: "/verify/some.old.token", title: "Verify your account", allowed: everyone },
  { path: "/nowhere", title: "Off route", allowed: everyone },
];

const titles = Object.fromEntries(guardedPaths.map(({ path, title }) => [path, title]));

/** Returns the path after the redirects. */
const getFinalPath = ({ path, allowed, redirectTo = "/" }: GuardedPath, visitor: Visitor) =>
  allowed.includes(visitor) ? path : redirectTo;

const offRoute = (page: Page) => page.getByRole("heading", { name: "Off route" });

async function expectScreen(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page).toHaveTitle(`${titles[path]} · Topout`);
  // Every screen has a heading or the map. Fallbacks have neither.
  await expect(content(page).first()).toBeVisible();
  await expect(offRoute(page)).toHaveCount(path === "/nowhere" ? 1 : 0);
}

const content = (page: Page) => {
  const main = page.getByRole("main");
  return main.getByRole("heading").or(main.getByRole("listbox", { name: /map/i }));
};

test.describe.configure({ mode: "parallel", timeout: 180_000 });

for (const visitor of everyone) {
  test(`every path opens or redirects as defined for the ${visitor} user`, async ({
    page,
    signInAs,
  }) => {
    if (visitor !== "anonymous") await signInAs(visitor);

    for (const address of guardedPaths) {
      const end = getFinalPath(address, visitor);
      await test.step(`${address.path} ${end === address.path ? "opens" : `redirects to ${end}`}`, async () => {
        await page.goto(address.path);

        await expectScreen(page, end);
      });
    }
  });
}

const restrictedPaths = guardedPaths.filter(({ allowed }) => allowed !== everyone);

for (const visitor of signedIn) {
  test(`a guarded path shows nothing and keeps its URL until the session of the ${visitor} is loaded`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(visitor);
    let session = Promise.withResolvers<void>();
    await page.route("**/api/users/me", async (route) => {
      await session.promise;
      await route.continue();
    });

    for (const address of restrictedPaths) {
      await test.step(address.path, async () => {
        session = Promise.withResolvers<void>();
        await page.goto(address.path);

        await expect(page.getByText("Loading…")).toBeAttached();
        expect(await content(page).count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe(address.path);
        session.resolve();
        await expectScreen(page, getFinalPath(address, visitor));
      });
    }
  });
}

test("a guarded path opens when the network is back", async ({ page, signInAs }) => {
  await signInAs("setter");
  await page.route("**/api/users/me", (route) => route.abort());
  await page.goto("/route_setting");
  await expect(page.getByRole("alert").filter({ hasText: "Your account" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/route_setting");

  await page.unroute("**/api/users/me");
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByRole("tab").first()).toBeVisible();
});
