import { clickButton, type ScreenState } from "./screen-state.ts";

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
    screen: "the route deletion",
    path: "/route_setting",
    role: "setter",
    setUp: async (page) => {
      await page
        .getByRole("button", { name: /, more$/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete route" }).click();
    },
    locate: (page) => page.getByRole("alertdialog", { name: "Delete route" }),
  },
  {
    screen: "the notes",
    path: "/route_setting/notes",
    role: "setter",
    locate: (page) => page.getByRole("heading", { name: /^(Nothing to fix|To fix)$/ }),
  },
  {
    screen: "a note",
    path: "/route_setting/notes",
    role: "setter",
    setUp: (page) => page.getByRole("button", { name: "Dangerous, R7", exact: true }).click(),
    locate: (page) => page.getByText("Only staff see this."),
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
  {
    screen: "the insights",
    path: "/route_setting/insights",
    role: "setter",
    locate: (page) => page.getByRole("heading", { name: "Weeks since the last reset" }),
  },
  {
    screen: "the labels",
    path: "/route_setting/labels",
    role: "setter",
    locate: (page) => page.getByRole("img", { name: /^Preview, page 1 of/ }),
  },
  {
    screen: "the labels of walls as posters",
    path: "/route_setting/labels?labels=walls&format=a6",
    role: "setter",
    locate: (page) => page.getByRole("img", { name: /^Preview, page 1 of/ }),
  },
  {
    screen: "labels that do not fit",
    path: "/route_setting/labels?margin_x=50&margin_y=x",
    role: "setter",
    locate: (page) => page.getByText("No label fits with these margins"),
  },
  {
    screen: "the archive without matches",
    path: "/route_setting/archive?q=nothing",
    role: "setter",
    locate: (page) => page.getByRole("heading", { name: "Nothing matches" }),
  },
];
