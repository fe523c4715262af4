import { can, type Staff } from "./can.ts";

/** The screens that only some roles can open. */
export type StaffScreen = "routeSetting" | "gyms" | "createGym" | "users" | "audit" | "releases";

/** Whether guards and the navigation let the user open the screen. A visitor is undefined. */
export function canOpen(user: Staff | undefined, screen: StaffScreen): boolean {
  if (!user) return false;
  switch (screen) {
    // Admins may set by the API. The screen is for people who set.
    case "routeSetting":
      return can({ ...user, is_superuser: false }, "setRoutes", undefined);
    case "gyms":
      return can(user, "editGym", undefined);
    case "createGym":
      return can(user, "createGym", null);
    case "users":
    case "releases":
      return can(user, "administer", null);
    case "audit":
      return can(user, "readAudit", null);
  }
}
