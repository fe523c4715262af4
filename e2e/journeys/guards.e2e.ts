import type { Page } from "@playwright/test";

import { expect, type Role, test } from "../fixtures.ts";

type Visitor = Role | "anonymous";

interface Address {
  readonly path: string;
  /** The tab's title, without the suite's name. */
  readonly title: string;
  readonly isFor: readonly Visitor[];
  /** Where everybody else is led; home, unless said. */
  readonly otherwise?: string;
}

const everybody: readonly Visitor[] = ["anonymous", "climber", "setter", "admin"];
const signedIn: readonly Role[] = ["climber", "setter", "admin"];
const nobodyYet: readonly Visitor[] = ["anonymous"];

const addresses: readonly Address[] = [
  { path: "/", title: "Dashboard", isFor: everybody },
  { path: "/store", title: "Store", isFor: everybody },
  { path: "/feed", title: "Feed", isFor: everybody },
  { path: "/feed/", title: "Feed", isFor: everybody },
  { path: "/profile/robin.reed", title: "Profile", isFor: everybody },
  { path: "/profile/", title: "Your profile", isFor: signedIn, otherwise: "/login" },
  { path: "/profile", title: "Your profile", isFor: signedIn, otherwise: "/login" },
  { path: "/settings", title: "Settings", isFor: signedIn },
  { path: "/welcome", title: "Welcome", isFor: everybody },
  { path: "/route_setting", title: "Route Setting", isFor: ["setter"] },
  { path: "/admin", title: "Admin", isFor: ["admin"] },
  { path: "/gyms", title: "Gyms", isFor: ["admin"] },
  { path: "/create_gym", title: "New gym", isFor: ["admin"] },
  { path: "/login", title: "Log in", isFor: nobodyYet },
  { path: "/register", title: "Create account", isFor: nobodyYet },
  { path: "/request-password-reset", title: "Reset password", isFor: nobodyYet },
  { path: "/reset_password/some.old.token", title: "New password", isFor: nobodyYet },
  { path: "/verify/some.old.token", title: "Verify your account", isFor: everybody },
  { path: "/nowhere", title: "Off route", isFor: everybody },
];

const titles = Object.fromEntries(addresses.map(({ path, title }) => [path, title]));

/** Where a visitor ends who opens this address. */
const endOf = ({ path, isFor, otherwise = "/" }: Address, visitor: Visitor) =>
  isFor.includes(visitor) ? path : otherwise;

const offRoute = (page: Page) => page.getByRole("heading", { name: "Off route" });

async function expectToBeAt(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page).toHaveTitle(`${titles[path]} · Topout`);
  // A screen, and not what stands in for it: every one has a heading or the map.
  await expect(content(page).first()).toBeVisible();
  await expect(offRoute(page)).toHaveCount(path === "/nowhere" ? 1 : 0);
}

const content = (page: Page) => {
  const main = page.getByRole("main");
  return main.getByRole("heading").or(main.getByRole("listbox", { name: /map/i }));
};

test.describe.configure({ mode: "parallel", timeout: 180_000 });

for (const visitor of everybody) {
  test(`every address opens to ${visitor}, or leads to where it should`, async ({
    page,
    signInAs,
  }) => {
    if (visitor !== "anonymous") await signInAs(visitor);

    for (const address of addresses) {
      const end = endOf(address, visitor);
      await test.step(`${address.path} ${end === address.path ? "opens" : `leads to ${end}`}`, async () => {
        await page.goto(address.path);

        await expectToBeAt(page, end);
      });
    }
  });
}

const guarded = addresses.filter(({ isFor }) => isFor !== everybody);

for (const visitor of signedIn) {
  test(`while it is not known that this is ${visitor}, a guarded address shows nothing and stays`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(visitor);
    let session = Promise.withResolvers<void>();
    await page.route("**/api/users/me", async (route) => {
      await session.promise;
      await route.continue();
    });

    for (const address of guarded) {
      await test.step(address.path, async () => {
        session = Promise.withResolvers<void>();
        await page.goto(address.path);

        await expect(page.getByText("Loading…")).toBeAttached();
        expect(await content(page).count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe(address.path);
        session.resolve();
        await expectToBeAt(page, endOf(address, visitor));
      });
    }
  });
}

test("a deep link waits for the network, and opens when it is back", async ({ page, signInAs }) => {
  await signInAs("setter");
  await page.route("**/api/users/me", (route) => route.abort());
  await page.goto("/route_setting");
  await expect(page.getByRole("alert").filter({ hasText: "Your account" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/route_setting");

  await page.unroute("**/api/users/me");
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByRole("tab").first()).toBeVisible();
});
