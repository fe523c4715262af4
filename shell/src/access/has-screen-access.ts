import type { User } from "@topout/shared/contract";

/** Who can see a screen. Unlike in the API, `setter` excludes an admin who is not a setter. */
export type ScreenAccess = "all" | "anonymous" | "user" | "setter" | "admin";

export type Roles = Pick<User, "route_setter" | "is_superuser">;

export function hasScreenAccess(access: ScreenAccess, user: Roles | undefined): boolean {
  switch (access) {
    case "all":
      return true;
    case "anonymous":
      return user === undefined;
    case "user":
      return user !== undefined;
    case "setter":
      return user?.route_setter === true;
    case "admin":
      return user?.is_superuser === true;
  }
}
