import type { Page } from "@playwright/test";

import { violations } from "../axe.ts";
import { expect, type Role, test } from "../fixtures.ts";

interface Stop {
  readonly screen: string;
  readonly path: string;
  readonly role?: Role;
  /** What a person sees once the screen is there. */
  readonly shows: (page: Page) => ReturnType<Page["getByRole"]>;
}

const stops: readonly Stop[] = [
  {
    screen: "dashboard",
    path: "/",
    role: "climber",
    shows: (page) => page.getByRole("option").first(),
  },
  { screen: "dashboard, logged out", path: "/", shows: (page) => page.getByRole("option").first() },
  {
    screen: "login",
    path: "/login",
    shows: (page) => page.getByRole("button", { name: "Log in" }),
  },
  {
    screen: "register",
    path: "/register",
    shows: (page) => page.getByRole("button", { name: "Create account" }),
  },
  {
    screen: "feed",
    path: "/feed",
    role: "climber",
    shows: (page) => page.getByRole("article").first(),
  },
  {
    screen: "profile",
    path: "/profile/",
    role: "climber",
    shows: (page) => page.getByRole("figure", { name: "Monthly sends" }),
  },
  {
    screen: "route setting",
    path: "/route_setting",
    role: "setter",
    shows: (page) => page.getByRole("tab").first(),
  },
  { screen: "admin", path: "/admin", role: "admin", shows: (page) => page.getByText("robin.reed") },
  {
    screen: "not found",
    path: "/nowhere",
    shows: (page) => page.getByRole("heading", { name: "Off route" }),
  },
];

test.describe("axe finds nothing", () => {
  test.use({ reducedMotion: "reduce" });

  for (const { screen, path, role, shows } of stops) {
    test(`on ${screen}`, async ({ page, as }) => {
      if (role) await as(role);
      await page.goto(path);
      await expect(shows(page)).toBeVisible();

      expect(await violations(page)).toEqual([]);
    });
  }

  for (const menu of ["Filter", "robin.reed"]) {
    test(`on the open menu ${menu}`, async ({ page, as }) => {
      await as("climber");
      await page.goto("/");
      await page.getByRole("button", { name: menu }).click();
      await expect(page.getByRole("menu")).toBeVisible();

      expect(await violations(page)).toEqual([]);
    });
  }

  test("on the route panel", async ({ page, as, given }) => {
    await as("climber");
    const { id } = await given.route();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("button", { name: "Add Send" })).toBeVisible();

    expect(await violations(page)).toEqual([]);
  });
});
