import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";
import { admin, auth, type Release } from "@topout/shared/contract";

import type { ScreenState } from "./screen-state.ts";
import { getToken } from "./session.ts";

const clickButton = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

const chooseFromGymMenu = (item: string) => async (page: Page) => {
  await clickButton("Edit gym")(page);
  await page.getByRole("menuitem", { name: item }).click();
};

const locateCanvas = (page: Page) => page.getByRole("application", { name: /^Drawing of the/ });
const locateDialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });

/** Makes a new account a route setter, so that the audit has an entry. */
async function promoteNewUser(page: Page) {
  const username = `audited-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@topout.example`, password: `${username}-secret` };
  const registration = await page.request.post(`/api${auth.register.path}`, { data: account });
  const { id } = auth.register.response.parse(await registration.json());
  const promotion = await page.request.post(
    `/api${admin.promoteToSetter.path.replace("{user_id}", id)}`,
    { headers: { authorization: `Bearer ${await getToken(page)}` } },
  );
  expect(promotion.ok()).toBe(true);
  await page.reload();
}

/** The program under test has no release history. */
async function respondWithReleases(page: Page) {
  const release: Release = {
    remote: "climber",
    version: "1.0.0",
    hash: "0123456789abcdef",
    contract: 4,
    action: "release",
    commit: "0123456789abcdef0123456789abcdef01234567",
    by: "Robin Reed",
    time: "2026-02-03T10:00:00.000Z",
    notes: "A faster map on old phones",
    live: false,
  };
  const rollback = { ...release, hash: "fedcba9876543210", action: "rollback", live: true };
  const time = "2026-02-04T10:00:00.000Z";
  await page.route("**/api/admin/releases", (route) =>
    route.fulfill({ json: [{ ...rollback, time }, release] }),
  );
  await page.reload();
}

export const adminScreenStates: readonly ScreenState[] = [
  {
    screen: "the user administration",
    path: "/admin",
    role: "admin",
    locate: (page) => page.getByRole("button", { name: /^Deactivate: / }).first(),
  },
  {
    screen: "the deactivation of an account",
    path: "/admin?q=robin.reed",
    role: "admin",
    setUp: clickButton("Deactivate: robin.reed"),
    locate: (page) => page.getByRole("alertdialog", { name: "Deactivate account" }),
  },
  {
    screen: "the audit without changes",
    path: "/admin/audit?actor=nobody",
    role: "admin",
    locate: (page) => page.getByRole("heading", { name: "No changes found" }),
  },
  {
    screen: "the audit of a promotion",
    path: "/admin/audit?action=promote_setter",
    role: "admin",
    setUp: promoteNewUser,
    locate: (page) => page.getByText("gave route setter rights to user").first(),
  },
  {
    screen: "the releases before the first one",
    path: "/admin/releases",
    role: "admin",
    locate: (page) => page.getByRole("heading", { name: "No releases yet" }),
  },
  {
    screen: "the releases",
    path: "/admin/releases",
    role: "admin",
    setUp: respondWithReleases,
    locate: (page) => page.getByText("Roll back to this release:").first(),
  },
  {
    screen: "the gyms",
    path: "/gyms",
    role: "admin",
    locate: (page) => page.getByRole("button", { name: "Add Circuit" }),
  },
  {
    screen: "a new circuit",
    path: "/gyms",
    role: "admin",
    setUp: clickButton("Add Circuit"),
    locate: locateDialog("Add Circuit"),
  },
  {
    screen: "the edit of a circuit",
    path: "/gyms",
    role: "admin",
    setUp: (page) =>
      page
        .getByRole("region", { name: "Circuits" })
        .getByRole("button", { name: /^Edit / })
        .first()
        .click(),
    locate: locateDialog("Edit Circuit"),
  },
  {
    screen: "the deletion of a circuit",
    path: "/gyms",
    role: "admin",
    setUp: (page) =>
      page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click(),
    locate: (page) => page.getByRole("alertdialog", { name: "Delete circuit" }),
  },
  {
    screen: "the edit of a gym's info",
    path: "/gyms",
    role: "admin",
    setUp: chooseFromGymMenu("Edit Gym Info"),
    locate: locateDialog("Edit Gym Info"),
  },
  {
    screen: "the edit of a gym's image, without a new image",
    path: "/gyms",
    role: "admin",
    setUp: async (page) => {
      await chooseFromGymMenu("Edit Gym Image")(page);
      await clickButton("Save")(page);
    },
    locate: (page) => page.getByText("Choose an image first. Nothing was changed."),
  },
  {
    screen: "the edit of a gym's lines",
    path: "/gyms",
    role: "admin",
    setUp: chooseFromGymMenu("Edit Gym Shape"),
    locate: locateCanvas,
  },
  {
    screen: "the edit of a gym's areas",
    path: "/gyms",
    role: "admin",
    setUp: chooseFromGymMenu("Edit Gym Areas"),
    locate: (page) => page.getByLabel("Area name"),
  },
  {
    screen: "a selected point in the layout editor",
    path: "/gyms?edit=lines",
    role: "admin",
    setUp: (page) => locateCanvas(page).press("Tab"),
    locate: (page) => page.getByText("Tap again to delete"),
  },
  {
    screen: "the shortcuts of the layout editor",
    path: "/gyms?edit=lines",
    role: "admin",
    setUp: (page) => locateCanvas(page).press("?"),
    locate: locateDialog("Keyboard shortcuts"),
  },
  {
    screen: "a new gym",
    path: "/create_gym",
    role: "admin",
    locate: (page) => page.getByRole("textbox", { name: "Location" }),
  },
  {
    screen: "a new gym with required fields missing",
    path: "/create_gym",
    role: "admin",
    setUp: clickButton("Next"),
    locate: (page) => page.getByText("Required").first(),
  },
  {
    screen: "the lines of a new gym",
    path: "/create_gym?step=1",
    role: "admin",
    locate: locateCanvas,
  },
  {
    screen: "the areas of a new gym",
    path: "/create_gym?step=2",
    role: "admin",
    locate: (page) => page.getByLabel("Area name"),
  },
];
