import { expect, type Page } from "@playwright/test";

import { adminScreenStates } from "./admin-screen-states.ts";
import { markRoutes } from "./first-map.ts";
import { gymScreenStates } from "./gym-screen-states.ts";
import { openAfterVisit } from "./news.ts";
import { outboxScreenStates } from "./outbox-screen-states.ts";
import { shareScreenStates } from "./share-screen-states.ts";
import { peopleScreenStates } from "./people-screen-states.ts";
import { onePixelPhoto } from "./photo.ts";
import { clickButton, type ScreenState } from "./screen-state.ts";
import { setterScreenStates } from "./setter-screen-states.ts";
import { wallScreenStates } from "./wall-screen-states.ts";

const locateButton = (name: string) => (page: Page) => page.getByRole("button", { name });
const locateHeading = (name: string) => (page: Page) => page.getByRole("heading", { name });
const locateField = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });
const locateRequiredError = (page: Page) => page.getByText("Required").first();
const locateFirstDot = (page: Page) => page.getByRole("option").first();

/** Opens the dashboard as a climber who was here before some routes were new. The device has stored no visit. */
const openWithNews = (path: string) => async (page: Page) => {
  await page.route("**/api/gyms/*/visit", (call) =>
    call.fulfill({ json: { previous: "2026-01-01T00:00:00.000Z" } }),
  );
  await markRoutes(page);
  await openAfterVisit(page, path);
};

export const screenStates: readonly ScreenState[] = [
  { screen: "the dashboard", path: "/", role: "climber", locate: locateFirstDot },
  { screen: "a visitor's dashboard", path: "/", locate: locateFirstDot },
  {
    screen: "the bar with the news",
    path: "/store",
    role: "climber",
    setUp: openWithNews("/"),
    locate: (page) => page.getByRole("status").getByRole("button", { name: /^Since / }),
  },
  {
    screen: "the new and leaving routes",
    path: "/store",
    role: "climber",
    setUp: openWithNews("/?marks=new.leaving"),
    locate: (page) => page.getByRole("button", { name: "Show all" }),
  },
  {
    screen: "search results",
    path: "/?q=slab",
    role: "climber",
    locate: (page) =>
      page
        .getByRole("listitem")
        .getByRole("button", { name: / sends?$/ })
        .first(),
  },
  {
    screen: "the quick log",
    path: "/",
    role: "climber",
    isPhoneOnly: true,
    setUp: clickButton("Log a climb"),
    locate: (page) => page.getByRole("button", { name: /^Add Send: / }).first(),
  },
  { screen: "the store", path: "/store", locate: locateButton("Add to bag") },
  { screen: "the login", path: "/login", locate: locateButton("Log in") },
  {
    screen: "the login with required fields missing",
    path: "/login",
    setUp: clickButton("Log in"),
    locate: locateRequiredError,
  },
  { screen: "the registration", path: "/register", locate: locateButton("Create account") },
  {
    screen: "the registration with required fields missing",
    path: "/register",
    setUp: clickButton("Create account"),
    locate: locateRequiredError,
  },
  {
    screen: "the password reset request",
    path: "/request-password-reset",
    locate: locateField("Email"),
  },
  {
    screen: "the new password",
    path: "/reset_password/a.b.c",
    locate: locateField("New password"),
  },
  { screen: "the verification", path: "/verify/a.b.c", locate: locateButton("Verify email") },
  {
    screen: "a failed verification",
    path: "/verify/not-a-token",
    setUp: clickButton("Verify email"),
    locate: locateHeading("Verification failed"),
  },
  {
    screen: "a link of an invitation that no longer works",
    path: "/join/not-a-token",
    locate: locateHeading("This link no longer works"),
  },
  { screen: "a visitor's welcome", path: "/welcome", locate: locateHeading("Welcome") },
  {
    screen: "a climber's welcome",
    path: "/welcome",
    role: "climber",
    locate: locateField("Choose a photo"),
  },
  {
    screen: "the feed",
    path: "/feed",
    role: "climber",
    locate: (page) => page.getByRole("article").first(),
  },
  {
    screen: "the routes of an activity",
    path: "/feed",
    role: "climber",
    setUp: (page) =>
      page
        .getByRole("button", { name: /^Show the routes/ })
        .first()
        .click(),
    locate: (page) => page.getByRole("dialog", { name: /^Sent by/ }),
  },
  {
    screen: "the profile",
    path: "/profile/",
    role: "climber",
    locate: (page) => page.getByRole("figure", { name: "Monthly sends" }),
  },
  {
    screen: "the visitor view of a profile",
    path: "/profile/?view=visitor",
    role: "climber",
    locate: locateButton("Exit visitor view"),
  },
  { screen: "the settings", path: "/settings", role: "climber", locate: locateField("Username") },
  {
    screen: "the photo crop",
    path: "/settings",
    role: "climber",
    setUp: (page) => page.getByLabel("Change photo").setInputFiles(onePixelPhoto),
    locate: locateButton("Use photo"),
  },
  {
    screen: "the password change",
    path: "/settings",
    role: "climber",
    setUp: clickButton("Change password"),
    locate: locateField("New password"),
  },
  {
    screen: "the email change",
    path: "/settings",
    role: "climber",
    setUp: clickButton("Change email"),
    locate: locateField("New email"),
  },
  {
    screen: "the account deletion",
    path: "/settings",
    role: "climber",
    setUp: clickButton("Delete account"),
    locate: locateField("Password"),
  },
  ...wallScreenStates,
  ...setterScreenStates,
  ...outboxScreenStates,
  ...shareScreenStates,
  ...adminScreenStates,
  ...gymScreenStates,
  ...peopleScreenStates,
  { screen: "an unknown path", path: "/nowhere", locate: locateHeading("Off route") },
];

export async function openScreenState(page: Page, { path, setUp, locate }: ScreenState) {
  await page.goto(path);
  await setUp?.(page);
  await expect(locate(page)).toBeVisible();
}
