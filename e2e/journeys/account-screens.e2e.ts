import type { Locator, Page } from "@playwright/test";

import { violations } from "../axe.ts";
import { expect, type Role, test } from "../fixtures.ts";
import { doubleText, NARROW, sidewaysScroll } from "../layout.ts";

interface Stop {
  readonly screen: string;
  readonly path: string;
  readonly role?: Role;
  /** What brings the screen into the state that is meant. */
  readonly act?: (page: Page) => Promise<void>;
  /** What a person sees then. */
  readonly shows: (page: Page) => Locator;
}

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();
const heading = (name: string) => (page: Page) => page.getByRole("heading", { name });
const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });

const stops: readonly Stop[] = [
  {
    screen: "the login with what is missing",
    path: "/login",
    act: press("Log in"),
    shows: (page) => page.getByText("Required").first(),
  },
  {
    screen: "the registration with what is missing",
    path: "/register",
    act: press("Create account"),
    shows: (page) => page.getByText("Required").first(),
  },
  { screen: "the request of a reset", path: "/request-password-reset", shows: field("Email") },
  { screen: "the reset", path: "/reset_password/a.b.c", shows: field("New password") },
  {
    screen: "a failed verification",
    path: "/verify/not-a-token",
    shows: heading("Verification failed"),
  },
  { screen: "a visitor's welcome", path: "/welcome", shows: heading("Welcome") },
  {
    screen: "a climber's welcome",
    path: "/welcome",
    role: "climber",
    shows: field("Choose a photo"),
  },
  { screen: "settings", path: "/settings", role: "climber", shows: field("Username") },
  {
    screen: "the deletion of an account",
    path: "/settings",
    role: "climber",
    act: press("Delete account"),
    shows: field("Password"),
  },
];

async function open(page: Page, { path, act, shows }: Stop) {
  await page.goto(path);
  await act?.(page);
  await expect(shows(page)).toBeVisible();
}

test.describe("axe finds nothing", () => {
  test.use({ reducedMotion: "reduce" });

  for (const stop of stops) {
    test(`on ${stop.screen}`, async ({ page, as }) => {
      if (stop.role) await as(stop.role);
      await open(page, stop);

      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe("on the narrowest phone, with text twice as large, nothing scrolls sideways", () => {
  test.use({ viewport: NARROW });

  for (const stop of stops) {
    test(`on ${stop.screen}`, async ({ page, as }) => {
      if (stop.role) await as(stop.role);
      await open(page, stop);
      expect(await sidewaysScroll(page)).toBe(0);

      await doubleText(page);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
