import type { DemoAccount } from "./fixtures.ts";

export type UserKind = DemoAccount | "visitor";

export interface PathRule {
  readonly path: string;
  /** The title of the tab, without " · Topout". */
  readonly title: string | RegExp;
  readonly allowed: readonly UserKind[];
  /** Where users without access are redirected. Default: `/`. */
  readonly redirectTo?: string;
  /** The screen says that the path leads nowhere. */
  readonly isOffRoute?: true;
}

const signedInUsers: readonly DemoAccount[] = [
  "climber",
  "setter",
  "admin",
  "harbour-manager",
  "harbour-setter",
];
export const allUsers: readonly UserKind[] = ["visitor", ...signedInUsers];
const setters: readonly UserKind[] = ["setter", "harbour-manager", "harbour-setter"];
const visitorsOnly: readonly UserKind[] = ["visitor"];

/** The title of a profile contains the username. */
const OWN_USERNAME = /^@[\w.]+ · Topout$/;

export const pathRules: readonly PathRule[] = [
  { path: "/", title: "Dashboard", allowed: allUsers },
  { path: "/store", title: "Store", allowed: allUsers },
  { path: "/w/2BCDFG", title: "Wall", allowed: allUsers, isOffRoute: true },
  { path: "/r/BBCDFG", title: "Route", allowed: allUsers, isOffRoute: true },
  { path: "/tv/00000000-0000-7000-8000-000000000000", title: "Gym screen", allowed: allUsers },
  { path: "/feed", title: "Feed", allowed: allUsers },
  { path: "/feed/", title: "Feed", allowed: allUsers },
  { path: "/profile/robin.reed", title: "@robin.reed", allowed: allUsers },
  { path: "/profile/", title: OWN_USERNAME, allowed: signedInUsers, redirectTo: "/login" },
  { path: "/profile", title: OWN_USERNAME, allowed: signedInUsers, redirectTo: "/login" },
  { path: "/settings", title: "Settings", allowed: signedInUsers },
  { path: "/welcome", title: "Welcome", allowed: allUsers },
  {
    path: "/route_setting",
    title: "Route Setting",
    allowed: setters,
  },
  {
    path: "/route_setting/archive",
    title: "Archive",
    allowed: setters,
  },
  {
    path: "/route_setting/insights",
    title: "Insights",
    allowed: setters,
  },
  {
    path: "/route_setting/labels",
    title: "Print labels",
    allowed: ["setter", "harbour-manager", "harbour-setter"],
  },
  {
    path: "/route_setting/notes",
    title: "Notes from climbers",
    allowed: setters,
  },
  {
    path: "/route_setting/resets",
    title: "Resets",
    allowed: setters,
  },
  {
    path: "/route_setting/resets/00000000-0000-7000-8000-000000000000",
    title: "Reset",
    allowed: setters,
  },
  { path: "/admin", title: "Admin", allowed: ["admin"] },
  { path: "/admin/audit", title: "Audit", allowed: ["admin"] },
  { path: "/admin/reports", title: "Reports", allowed: ["admin", "harbour-manager"] },
  { path: "/admin/releases", title: "Releases", allowed: ["admin"] },
  { path: "/admin/backups", title: "Backups", allowed: ["admin"] },
  { path: "/gyms", title: "Gyms", allowed: ["admin", "harbour-manager"] },
  { path: "/create_gym", title: "New gym", allowed: ["admin"] },
  { path: "/login", title: "Log in", allowed: visitorsOnly },
  { path: "/register", title: "Create account", allowed: visitorsOnly },
  { path: "/request-password-reset", title: "Reset password", allowed: visitorsOnly },
  { path: "/reset_password/some.old.token", title: "New password", allowed: visitorsOnly },
  { path: "/verify/some.old.token", title: "Verify your account", allowed: allUsers },
  { path: "/join/some.old.token", title: "Join the team", allowed: allUsers },
  { path: "/nowhere", title: "Off route", allowed: allUsers, isOffRoute: true },
];

/** The rules of the paths that open for some users with an account but not for others. */
export const roleDependentRules = pathRules.filter(
  ({ allowed }) => new Set(signedInUsers.map((user) => allowed.includes(user))).size > 1,
);

/** The first path for each set of roles. */
export const firstRules = [
  ...new Map(roleDependentRules.toReversed().map((rule) => [rule.allowed.join(), rule])).values(),
];
