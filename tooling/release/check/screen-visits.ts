import type { Locator, Page } from "@playwright/test";
import { addRouteParam, paths } from "@topout/shared/paths";
import type { RemoteName, ScreenName } from "@topout/shared/remote";

type DemoRole = "climber" | "setter" | "admin";

/** How to open a screen, and how to see that it has rendered. */
export interface ScreenVisit {
  readonly getPath: (routeId: string) => string;
  /** The demo account that opens the screen. */
  readonly role: DemoRole;
  /** Returns an element of the screen that shows data of the API. */
  readonly locate: (page: Page) => Locator;
  /** Whether the id in the path is unknown, so that the API responds with 404. */
  readonly isUnknown?: boolean;
}

type ScreenVisits = {
  readonly [Name in RemoteName]: Readonly<Record<ScreenName<Name>, ScreenVisit>>;
};

const visitAs =
  (role: DemoRole) =>
  (path: string, locate: ScreenVisit["locate"]): ScreenVisit => ({
    getPath: () => path,
    role,
    locate,
  });
const visitAsClimber = visitAs("climber");
const visitAsSetter = visitAs("setter");
const visitAsAdmin = visitAs("admin");

/** The demo has no draft of a reset with a fixed id. */
const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";

/** An installation has codes of its own. These are as unlikely as any other one. */
const UNKNOWN_AREA_CODE = "2BCDFG";
const UNKNOWN_ROUTE_CODE = "BBCDFG";

const visitUnknownLabel = (path: string): ScreenVisit => ({
  ...visitAsClimber(path, (page) => page.getByRole("heading", { name: "Off route" })),
  isUnknown: true,
});

const locateButton = (name: string) => (page: Page) => page.getByRole("button", { name });
const locateField = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });

/** Every screen of every remote. The type check fails if one is missing. */
export const screenVisits: ScreenVisits = {
  climber: {
    dashboard: visitAsClimber(paths.dashboard, (page) => page.getByRole("option").first()),
    routePanel: {
      getPath: (routeId) => paths.dashboard + addRouteParam("", routeId),
      role: "climber",
      locate: (page) => page.getByRole("dialog").getByRole("button", { name: /^Add Send/ }),
    },
    routeLabel: visitUnknownLabel(paths.routeLabel(UNKNOWN_ROUTE_CODE)),
    store: visitAsClimber(paths.store, locateButton("Add to bag")),
    wall: visitUnknownLabel(paths.wall(UNKNOWN_AREA_CODE)),
  },
  feedProfile: {
    feed: visitAsClimber(paths.feed, (page) => page.getByRole("article").first()),
    profile: visitAsClimber(paths.ownProfile, (page) =>
      page.getByRole("figure", { name: "Monthly sends" }),
    ),
    settings: visitAsClimber(paths.settings, locateField("Username")),
    welcome: visitAsClimber(paths.welcome, locateField("Choose a photo")),
  },
  setter: {
    television: {
      ...visitAsClimber(paths.television(UNKNOWN_ID), (page) =>
        page.getByRole("heading", { name: "This gym no longer exists" }),
      ),
      isUnknown: true,
    },
    routeSetting: visitAsSetter(paths.routeSetting, (page) => page.getByRole("tab").first()),
    archive: visitAsSetter(paths.archive, (page) =>
      page.getByRole("heading", { name: /^(Nothing stripped yet|\w+ \d{4})$/ }).first(),
    ),
    insights: visitAsSetter(paths.insights, (page) =>
      page.getByRole("heading", { name: "Weeks since the last reset" }),
    ),
    labels: visitAsSetter(paths.labels, (page) =>
      page.getByRole("button", { name: /^Print \d+ labels?$/ }),
    ),
    notes: visitAsSetter(paths.notes, (page) =>
      page.getByRole("heading", { name: /^(Nothing to fix|To fix)$/ }),
    ),
    resets: visitAsSetter(paths.resets, (page) => page.getByRole("button", { name: "New reset" })),
    reset: {
      ...visitAsSetter(paths.reset(UNKNOWN_ID), (page) =>
        page.getByRole("heading", { name: "This reset does not exist" }),
      ),
      isUnknown: true,
    },
  },
  admin: {
    users: visitAsAdmin(paths.admin, (page) => page.getByRole("searchbox")),
    audit: visitAsAdmin(paths.audit, (page) => page.getByRole("searchbox", { name: "Changed by" })),
    releases: visitAsAdmin(paths.releases, (page) =>
      page.getByRole("heading", { name: /^(No releases yet|History)$/ }),
    ),
    backups: visitAsAdmin(paths.backups, (page) =>
      page.getByRole("heading", { name: /^(No backup yet|Last backup)$/ }),
    ),
    reports: visitAsAdmin(paths.reports, (page) => page.getByRole("heading", { name: "Reports" })),
    gyms: visitAsAdmin(paths.gyms, locateButton("Add Circuit")),
    createGym: visitAsAdmin(paths.createGym, (page) =>
      page.getByRole("textbox", { name: "Location" }),
    ),
  },
};
