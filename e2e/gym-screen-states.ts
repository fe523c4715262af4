import type { Page } from "@playwright/test";

import { clickButton, type ScreenState } from "./screen-state.ts";

const chooseFromGymMenu = (item: string) => async (page: Page) => {
  await clickButton("Edit gym")(page);
  await page.getByRole("menuitem", { name: item }).click();
};

const locateCanvas = (page: Page) => page.getByRole("application", { name: /^Drawing of the/ });
const locateDialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });

/** The states of Gyms and Create gym, including the layout editor. */
export const gymScreenStates: readonly ScreenState[] = [
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
    screen: "the form of an existing circuit",
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
    screen: "the form of a gym's info",
    path: "/gyms",
    role: "admin",
    setUp: chooseFromGymMenu("Edit Gym Info"),
    locate: locateDialog("Edit Gym Info"),
  },
  {
    screen: "the form of a gym's grades",
    path: "/gyms",
    role: "admin",
    setUp: chooseFromGymMenu("Edit Gym Grades"),
    locate: locateDialog("Edit Gym Grades"),
  },
  {
    screen: "the form of a gym's image, saved without a new image",
    path: "/gyms",
    role: "admin",
    setUp: async (page) => {
      await chooseFromGymMenu("Edit Gym Image")(page);
      await clickButton("Save")(page);
    },
    locate: (page) => page.getByText("Choose an image first. Nothing was changed."),
  },
  {
    screen: "an invitation to the team",
    path: "/gyms",
    role: "admin",
    setUp: async (page) => {
      await page.getByRole("button", { name: "Invite", exact: true }).click();
      await clickButton("Send invitation")(page);
    },
    locate: locateDialog("Invite to the team"),
  },
  {
    screen: "the layout editor for lines",
    path: "/gyms",
    role: "admin",
    setUp: chooseFromGymMenu("Edit Gym Shape"),
    locate: locateCanvas,
  },
  {
    screen: "the layout editor for areas",
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
