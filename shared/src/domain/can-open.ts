import type { Action } from "@topout/shared/contract";

import { can, type Staff } from "./can.ts";

/** The screens that only some roles can open. */
export type StaffScreen =
  | "routeSetting"
  | "gyms"
  | "createGym"
  | "users"
  | "audit"
  | "releases"
  | "backups"
  | "reports";

/** What the user must be allowed to do. */
const REQUIRED: Readonly<Record<StaffScreen, Action>> = {
  routeSetting: "setRoutes",
  gyms: "editGym",
  reports: "handleReports",
  createGym: "createGym",
  users: "administer",
  releases: "administer",
  backups: "administer",
  audit: "readAudit",
};

/** Whether guards and the navigation let the user open the screen. A visitor is undefined. */
export function canOpen(user: Staff | undefined, screen: StaffScreen): boolean {
  // Admins may set by the API. The screen is for people who set.
  const person = user && screen === "routeSetting" ? { ...user, is_superuser: false } : user;
  // The screen of the audit shows the whole installation. Any gym will do for the others.
  return can(person, REQUIRED[screen], screen === "audit" ? null : undefined);
}
