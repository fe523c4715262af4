import { expect, type Locator, type Page } from "@playwright/test";

import type { Role } from "./fixtures.ts";

/** A screen in a state that must be accessible to every user. */
export interface ScreenState {
  readonly screen: string;
  readonly path: string;
  readonly role?: Role;
  /** Brings the screen into the state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Visible when the screen is in the state. */
  readonly shows: (page: Page) => Locator;
}

const click = (name: string) => (page: Page) => page.getByRole("button", { name }).click();
const button = (name: string) => (page: Page) => page.getByRole("button", { name });
const heading = (name: string) => (page: Page) => page.getByRole("heading", { name });
const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });
const required = (page: Page) => page.getByText("Required").first();
const firstDot = (page: Page) => page.getByRole("option").first();

export const screenStates: readonly ScreenState[] = [
  { screen: "the dashboard", path: "/", role: "climber", shows: firstDot },
  { screen: "the dashboard, logged out", path: "/", shows: firstDot },
  {
    screen: "search results",
    path: "/?q=slab",
    role: "climber",
    shows: (page) =>
      page
        .getByRole("listitem")
        .getByRole("button", { name: / sends?$/ })
        .first(),
  },
  { screen: "the store", path: "/store", shows: button("Add to bag") },
  { screen: "the login", path: "/login", shows: button("Log in") },
  {
    screen: "the login with required fields missing",
    path: "/login",
    act: click("Log in"),
    shows: required,
  },
  { screen: "the registration", path: "/register", shows: button("Create account") },
  {
    screen: "the registration with required fields missing",
    path: "/register",
    act: click("Create account"),
    shows: required,
  },
  { screen: "the password reset request", path: "/request-password-reset", shows: field("Email") },
  { screen: "the new password", path: "/reset_password/a.b.c", shows: field("New password") },
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
  {
    screen: "the feed",
    path: "/feed",
    role: "climber",
    shows: (page) => page.getByRole("article").first(),
  },
  {
    screen: "the profile",
    path: "/profile/",
    role: "climber",
    shows: (page) => page.getByRole("figure", { name: "Monthly sends" }),
  },
  { screen: "the settings", path: "/settings", role: "climber", shows: field("Username") },
  {
    screen: "the deletion of an account",
    path: "/settings",
    role: "climber",
    act: click("Delete account"),
    shows: field("Password"),
  },
  {
    screen: "route setting",
    path: "/route_setting",
    role: "setter",
    shows: (page) => page.getByRole("tab").first(),
  },
  {
    screen: "the admin's users",
    path: "/admin",
    role: "admin",
    shows: (page) => page.getByText("robin.reed"),
  },
  { screen: "an unknown address", path: "/nowhere", shows: heading("Off route") },
];

export async function openScreenState(page: Page, { path, act, shows }: ScreenState) {
  await page.goto(path);
  await act?.(page);
  await expect(shows(page)).toBeVisible();
}
