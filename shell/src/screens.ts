import { paths, patterns } from "@topout/shared/paths";
import { matchPath } from "@topout/shared/platform";

import { accountScreens } from "./account-screens.ts";
import { adminScreens } from "./admin-screens.ts";
import {
  createLocalScreen,
  createRemoteScreen,
  type ScreenSource,
} from "./remotes/screen-source.ts";
import type { ScreenDefinition } from "./screen-definition.ts";
import { wallScreens } from "./wall-screens.ts";

const profile = createRemoteScreen("feedProfile", "profile");

/** All screens. If a remote fails, the screens of other remotes still work. */
export const screens: readonly ScreenDefinition[] = [
  {
    path: paths.dashboard,
    access: "all",
    frame: "gym",
    title: "Dashboard",
    subject: "The dashboard",
    source: createRemoteScreen("climber", "dashboard"),
  },
  ...wallScreens,
  {
    path: paths.store,
    access: "all",
    frame: "full",
    title: "Store",
    subject: "The store",
    source: createRemoteScreen("climber", "store"),
  },
  {
    path: paths.feed,
    access: "all",
    frame: "full",
    title: "Feed",
    subject: "The feed",
    source: createRemoteScreen("feedProfile", "feed"),
  },
  {
    path: paths.ownProfile,
    access: "user",
    redirectTo: paths.login,
    frame: "full",
    title: "Your profile",
    subject: "Your profile",
    source: profile,
  },
  {
    path: patterns.profile,
    access: "all",
    frame: "full",
    title: "Profile",
    subject: "The profile",
    source: profile,
  },
  {
    path: paths.settings,
    access: "user",
    frame: "full",
    title: "Settings",
    subject: "Your settings",
    source: createRemoteScreen("feedProfile", "settings"),
  },
  {
    path: paths.welcome,
    access: "all",
    frame: "bare",
    title: "Welcome",
    subject: "The page",
    source: createRemoteScreen("feedProfile", "welcome"),
  },
  {
    path: paths.routeSetting,
    access: "routeSetting",
    frame: "gym",
    title: "Route Setting",
    subject: "Route setting",
    source: createRemoteScreen("setter", "routeSetting"),
  },
  {
    path: paths.archive,
    access: "routeSetting",
    frame: "gym",
    title: "Archive",
    subject: "The archive",
    source: createRemoteScreen("setter", "archive"),
  },
  {
    path: paths.insights,
    access: "routeSetting",
    frame: "gym",
    title: "Insights",
    subject: "The insights",
    source: createRemoteScreen("setter", "insights"),
  },
  {
    path: paths.labels,
    access: "routeSetting",
    frame: "gym",
    title: "Print labels",
    subject: "The labels",
    source: createRemoteScreen("setter", "labels"),
  },
  {
    path: paths.notes,
    access: "routeSetting",
    frame: "gym",
    title: "Notes from climbers",
    subject: "The notes",
    source: createRemoteScreen("setter", "notes"),
  },
  {
    path: paths.resets,
    access: "routeSetting",
    frame: "gym",
    title: "Resets",
    subject: "The resets",
    source: createRemoteScreen("setter", "resets"),
  },
  {
    path: patterns.reset,
    access: "routeSetting",
    frame: "bare",
    title: "Reset",
    subject: "The reset",
    source: createRemoteScreen("setter", "reset"),
  },
  ...adminScreens,
  ...accountScreens,
  {
    path: "*",
    access: "all",
    frame: "full",
    title: "Off route",
    subject: "This page",
    source: createLocalScreen(() => import("./fallbacks/not-found-screen.tsx")),
  },
];

/** The route panel, with the quick log. It opens above any screen. */
export const routePanel: ScreenSource = createRemoteScreen("climber", "routePanel");

export const userListOverlay: ScreenSource = createLocalScreen(
  () => import("./frame/user-list-overlay.tsx"),
);

/** Returns the screen of a path. The last entry matches every path. */
export const findScreen = (path: string): ScreenDefinition | undefined =>
  screens.find((screen) => matchPath(screen.path, path) !== null);
