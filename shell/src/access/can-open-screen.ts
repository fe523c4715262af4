import { canOpen, type Staff, type StaffScreen } from "@topout/shared/domain";

/** Who can open a screen. A staff screen names itself, and `canOpen` knows the roles. */
export type ScreenAccess = "all" | "anonymous" | "user" | StaffScreen;

export function canOpenScreen(access: ScreenAccess, user: Staff | undefined): boolean {
  switch (access) {
    case "all":
      return true;
    case "anonymous":
      return user === undefined;
    case "user":
      return user !== undefined;
    default:
      return canOpen(user, access);
  }
}
