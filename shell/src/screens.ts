import { paths } from "@topout/shared/paths";

import type { ScreenAccess } from "./access/admits.ts";
import { ownScreen, remoteScreen, type ScreenSource } from "./remotes/screen-source.ts";

/** What stands around a screen: everything, everything with the gym switcher, or nothing. */
export type FrameKind = "full" | "gym" | "bare";

export interface ScreenLine {
  readonly path: string;
  readonly access: ScreenAccess;
  readonly frame: FrameKind;
  /** The tab's title, and the subject of "… did not arrive." */
  readonly title: string;
  readonly subject: string;
  readonly source: ScreenSource;
}

/** One line per screen. A remote that is down breaks only its own lines. */
export const screens: readonly ScreenLine[] = [
  {
    path: paths.dashboard,
    access: "all",
    frame: "gym",
    title: "Dashboard",
    subject: "The dashboard",
    source: remoteScreen("climber", "dashboard"),
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
    path: paths.login,
    access: "anonymous",
    frame: "bare",
    title: "Log in",
    subject: "The login",
    source: ownScreen(async () => {
      const { LoginScreen } = await import("./auth/auth-screens.ts");
      return { Component: LoginScreen };
    }),
  },
  {
    path: paths.register,
    access: "anonymous",
    frame: "bare",
    title: "Create account",
    subject: "The form",
    source: ownScreen(async () => {
      const { RegisterScreen } = await import("./auth/auth-screens.ts");
      return { Component: RegisterScreen };
    }),
  },
  {
    path: "*",
    access: "all",
    frame: "full",
    title: "Off route",
    subject: "This page",
    source: ownScreen(() => import("./fallbacks/not-found-screen.tsx")),
  },
];

/** The route's panel: a layer of the climber's over every screen. */
export const routePanel: ScreenSource = remoteScreen("climber", "routePanel");

export const userList: ScreenSource = ownScreen(() => import("./frame/user-list-layer.tsx"));

const bare = (path: string) => path.replace(/(.)\/$/, "$1");

/** The screen that an address leads to. */
export const screenAt = (path: string): ScreenLine | undefined =>
  screens.find((line) => line.path === bare(path));
