import { paths, patterns } from "@topout/shared/paths";
import { matchPath } from "@topout/shared/platform";

import type { ScreenAccess } from "./access/has-access.ts";
import type * as AccountScreens from "./auth/auth-screens.ts";
import { localScreen, remoteScreen, type ScreenSource } from "./remotes/screen-source.ts";

/** The frame of a screen: full, full with the gym switcher, or none. */
export type FrameKind = "full" | "gym" | "bare";

export interface ScreenDefinition {
  readonly path: string;
  readonly access: ScreenAccess;
  /** The redirect target for visitors. The default is the dashboard. */
  readonly redirectTo?: string;
  readonly frame: FrameKind;
  /** The title of the browser tab. */
  readonly title: string;
  /** The subject of "… did not arrive." */
  readonly subject: string;
  readonly source: ScreenSource;
}

const accountScreen = (name: keyof typeof AccountScreens) =>
  localScreen(async () => ({ Component: (await import("./auth/auth-screens.ts"))[name] }));

const profile = remoteScreen("feedProfile", "profile");

/** All screens. If a remote fails, the screens of other remotes still work. */
export const screens: readonly ScreenDefinition[] = [
  {
    path: paths.dashboard,
    access: "all",
    frame: "gym",
    title: "Dashboard",
    subject: "The dashboard",
    source: remoteScreen("climber", "dashboard"),
  },
  {
    path: paths.store,
    access: "all",
    frame: "full",
    title: "Store",
    subject: "The store",
    source: remoteScreen("climber", "store"),
  },
  {
    path: paths.feed,
    access: "all",
    frame: "full",
    title: "Feed",
    subject: "The feed",
    source: remoteScreen("feedProfile", "feed"),
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
    subject: "The page for your settings",
    source: remoteScreen("feedProfile", "settings"),
  },
  {
    path: paths.welcome,
    access: "all",
    frame: "bare",
    title: "Welcome",
    subject: "The welcome page",
    source: remoteScreen("feedProfile", "welcome"),
  },
  {
    path: paths.routeSetting,
    access: "setter",
    frame: "gym",
    title: "Route Setting",
    subject: "Route setting",
    source: remoteScreen("setter", "routeSetting"),
  },
  {
    path: paths.admin,
    access: "admin",
    frame: "full",
    title: "Admin",
    subject: "The list of users",
    source: remoteScreen("admin", "users"),
  },
  {
    path: paths.gyms,
    access: "admin",
    frame: "full",
    title: "Gyms",
    subject: "The page for gyms",
    source: remoteScreen("admin", "gyms"),
  },
  {
    path: paths.createGym,
    access: "admin",
    frame: "full",
    title: "New gym",
    subject: "The form for a new gym",
    source: remoteScreen("admin", "createGym"),
  },
  {
    path: paths.login,
    access: "anonymous",
    frame: "bare",
    title: "Log in",
    subject: "The login",
    source: accountScreen("LoginScreen"),
  },
  {
    path: paths.register,
    access: "anonymous",
    frame: "bare",
    title: "Create account",
    subject: "The form",
    source: accountScreen("RegisterScreen"),
  },
  {
    path: paths.requestPasswordReset,
    access: "anonymous",
    frame: "bare",
    title: "Reset password",
    subject: "The form",
    source: accountScreen("RequestResetScreen"),
  },
  {
    path: patterns.resetPassword,
    access: "anonymous",
    frame: "bare",
    title: "New password",
    subject: "The form",
    source: accountScreen("ResetPasswordScreen"),
  },
  {
    path: patterns.verify,
    access: "all",
    frame: "bare",
    title: "Verify your account",
    subject: "The page",
    source: accountScreen("VerifyScreen"),
  },
  {
    path: "*",
    access: "all",
    frame: "full",
    title: "Off route",
    subject: "This page",
    source: localScreen(() => import("./fallbacks/not-found-screen.tsx")),
  },
];

/** The route panel: an overlay of the climber remote. */
export const routePanel: ScreenSource = remoteScreen("climber", "routePanel");

export const userList: ScreenSource = localScreen(() => import("./frame/user-list-overlay.tsx"));

/** Returns the screen of a path. The last entry matches every path. */
export const findScreen = (path: string): ScreenDefinition | undefined =>
  screens.find((screen) => matchPath(screen.path, path) !== null);
