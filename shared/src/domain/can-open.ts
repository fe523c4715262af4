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
  | "reports";

/** What the user must be allowed to do, in any gym (undefined) or in the whole installation (null). */
const REQUIRED: Readonly<Record<StaffScreen, readonly [Action, gymId?: null]>> = {
  routeSetting: ["setRoutes"],
  gyms: ["editGym"],
  reports: ["handleReports"],
  createGym: ["createGym", null],
  users: ["administer", null],
  releases: ["administer", null],
  audit: ["readAudit", null],
};

/** Whether guards and the navigation let the user open the screen. A visitor is undefined. */
export function canOpen(user: Staff | undefined, screen: StaffScreen): boolean {
  // Admins may set by the API. The screen is for people who set.
  const person = user && screen === "routeSetting" ? { ...user, is_superuser: false } : user;
  const [action, gymId] = REQUIRED[screen];
  return can(person, action, gymId);
}
