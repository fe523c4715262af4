import type { Page } from "@playwright/test";

import { clickButton, type ScreenState } from "./screen-state.ts";

/** The label of a route's menu is its name with "more". */
const openFirstRouteMenu = (page: Page) =>
  page
    .getByRole("button", { name: /, more$/ })
    .first()
    .click();

/** The states of Route Setting. */
export const setterScreenStates: readonly ScreenState[] = [
  {
    screen: "route setting",
    path: "/route_setting",
    role: "setter",
    locate: (page) => page.getByRole("tab").first(),
  },
  {
    screen: "a new route",
    path: "/route_setting",
    role: "setter",
    setUp: clickButton("New Route"),
    locate: (page) => page.getByRole("application"),
  },
  {
    screen: "a new set",
    path: "/route_setting",
    role: "setter",
    setUp: clickButton("New Set"),
    locate: (page) => page.getByLabel("Date", { exact: true }),
  },
  {
    screen: "the menu of a route",
    path: "/route_setting",
    role: "setter",
    setUp: openFirstRouteMenu,
    locate: (page) => page.getByRole("menuitem", { name: "Strip" }),
  },
  {
    screen: "the route deletion",
    path: "/route_setting",
    role: "setter",
    setUp: async (page) => {
      await openFirstRouteMenu(page);
      await page.getByRole("menuitem", { name: "Delete route" }).click();
    },
    locate: (page) => page.getByRole("alertdialog", { name: "Delete route" }),
  },
  {
    screen: "the bulk edit bar",
    path: "/route_setting",
    role: "setter",
    setUp: async (page) => {
      await clickButton("Set actions")(page);
      await page.getByRole("menuitem", { name: "Select routes" }).click();
    },
    locate: (page) => page.getByRole("toolbar", { name: "Selected routes" }),
  },
];
