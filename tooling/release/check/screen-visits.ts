import type { Locator, Page } from "@playwright/test";
import { addRouteParam, paths } from "@topout/shared/paths";
import type { RemoteName, ScreenName } from "@topout/shared/remote";

/** How to open a screen, and how to see that it has rendered. */
export interface ScreenVisit {
  readonly getPath: (routeId: string) => string;
  /** The demo account that opens the screen. */
  readonly role: "climber" | "setter" | "admin";
  /** Returns an element of the screen that shows data of the API. */
  readonly locate: (page: Page) => Locator;
}

type ScreenVisits = {
  readonly [Name in RemoteName]: Readonly<Record<ScreenName<Name>, ScreenVisit>>;
};

/** Every screen of every remote. The type check fails if one is missing. */
export const screenVisits: ScreenVisits = {
  climber: {
    dashboard: {
      getPath: () => paths.dashboard,
      role: "climber",
      locate: (page) => page.getByRole("option").first(),
    },
    routePanel: {
      getPath: (routeId) => paths.dashboard + addRouteParam("", routeId),
      role: "climber",
      locate: (page) => page.getByRole("dialog").getByRole("button", { name: /^Add Send/ }),
    },
    store: {
      getPath: () => paths.store,
      role: "climber",
      locate: (page) => page.getByRole("button", { name: "Add to bag" }),
    },
  },
  feedProfile: {
    feed: {
      getPath: () => paths.feed,
      role: "climber",
      locate: (page) => page.getByRole("article").first(),
    },
    profile: {
      getPath: () => paths.ownProfile,
      role: "climber",
      locate: (page) => page.getByRole("figure", { name: "Monthly sends" }),
    },
    settings: {
      getPath: () => paths.settings,
      role: "climber",
      locate: (page) => page.getByLabel("Username", { exact: true }),
    },
    welcome: {
      getPath: () => paths.welcome,
      role: "climber",
      locate: (page) => page.getByLabel("Choose a photo", { exact: true }),
    },
  },
  setter: {
    routeSetting: {
      getPath: () => paths.routeSetting,
      role: "setter",
      locate: (page) => page.getByRole("tab").first(),
    },
  },
  admin: {
    users: {
      getPath: () => paths.admin,
      role: "admin",
      locate: (page) => page.getByRole("searchbox"),
    },
    audit: {
      getPath: () => paths.audit,
      role: "admin",
      locate: (page) => page.getByRole("searchbox", { name: "Changed by" }),
    },
    releases: {
      getPath: () => paths.releases,
      role: "admin",
      locate: (page) => page.getByText(/^(No releases yet|\d+ releases?)$/).first(),
    },
    gyms: {
      getPath: () => paths.gyms,
      role: "admin",
      locate: (page) => page.getByRole("button", { name: "Add Circuit" }),
    },
    createGym: {
      getPath: () => paths.createGym,
      role: "admin",
      locate: (page) => page.getByRole("textbox", { name: "Location" }),
    },
  },
};
