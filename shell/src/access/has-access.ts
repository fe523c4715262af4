import type { User } from "@topout/shared/contract";

/** Who may see a screen. `setter` is stricter than in the API: it excludes an admin who is not a setter. */
export type ScreenAccess = "all" | "anonymous" | "user" | "setter" | "admin";

type Roles = Pick<User, "route_setter" | "is_superuser">;

export function hasAccess(access: ScreenAccess, user: Roles | undefined): boolean {
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
