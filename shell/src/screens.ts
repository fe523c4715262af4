import { paths, patterns } from "@topout/shared/paths";
import { matchPath } from "@topout/shared/platform";

import type { ScreenAccess } from "./access/has-screen-access.ts";
import type * as AccountScreens from "./auth/auth-screens.ts";
import {
  createLocalScreen,
  createRemoteScreen,
  type ScreenSource,
} from "./remotes/screen-source.ts";

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
  /** The subject of "… couldn't load." */
  readonly subject: string;
  readonly source: ScreenSource;
}

const createAccountScreen = (name: keyof typeof AccountScreens) =>
  createLocalScreen(async () => ({ Component: (await import("./auth/auth-screens.ts"))[name] }));

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
    subject: "The welcome page",
    source: createRemoteScreen("feedProfile", "welcome"),
  },
  {
    path: paths.routeSetting,
    access: "setter",
    frame: "gym",
    title: "Route Setting",
    subject: "Route setting",
    source: createRemoteScreen("setter", "routeSetting"),
  },
  {
    path: paths.admin,
    access: "admin",
    frame: "full",
    title: "Admin",
    subject: "The user list",
    source: createRemoteScreen("admin", "users"),
  },
  {
    path: paths.audit,
    access: "admin",
    frame: "full",
    title: "Audit",
    subject: "The audit",
    source: createRemoteScreen("admin", "audit"),
  },
  {
    path: paths.releases,
    access: "admin",
    frame: "full",
    title: "Releases",
    subject: "The release list",
    source: createRemoteScreen("admin", "releases"),
  },
  {
    path: paths.gyms,
    access: "admin",
    frame: "full",
    title: "Gyms",
    subject: "The gyms page",
    source: createRemoteScreen("admin", "gyms"),
  },
  {
    path: paths.createGym,
    access: "admin",
    frame: "bare",
    title: "New gym",
    subject: "The gym form",
    source: createRemoteScreen("admin", "createGym"),
  },
  {
    path: paths.login,
    access: "anonymous",
    frame: "bare",
    title: "Log in",
    subject: "The login page",
    source: createAccountScreen("LoginScreen"),
  },
  {
    path: paths.register,
    access: "anonymous",
    frame: "bare",
    title: "Create account",
    subject: "The form",
    source: createAccountScreen("RegisterScreen"),
  },
  {
    path: paths.requestPasswordReset,
    access: "anonymous",
    frame: "bare",
    title: "Reset password",
    subject: "The form",
    source: createAccountScreen("RequestResetScreen"),
  },
  {
    path: patterns.resetPassword,
    access: "anonymous",
    frame: "bare",
    title: "New password",
    subject: "The form",
    source: createAccountScreen("ResetPasswordScreen"),
  },
  {
    path: patterns.verify,
    access: "all",
    frame: "bare",
    title: "Verify your account",
    subject: "The page",
    source: createAccountScreen("VerifyScreen"),
  },
  {
    path: "*",
    access: "all",
    frame: "full",
    title: "Off route",
    subject: "This page",
    source: createLocalScreen(() => import("./fallbacks/not-found-screen.tsx")),
  },
];

/** The overlays of the climber remote: the route panel and the quick log. */
export const climberOverlays: ScreenSource = createRemoteScreen("climber", "routePanel");

export const userListOverlay: ScreenSource = createLocalScreen(
  () => import("./frame/user-list-overlay.tsx"),
);

/** Returns the screen of a path. The last entry matches every path. */
export const findScreen = (path: string): ScreenDefinition | undefined =>
  screens.find((screen) => matchPath(screen.path, path) !== null);
