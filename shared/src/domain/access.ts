import type { Access } from "@topout/shared/contract";

export interface Roles {
  readonly is_superuser: boolean;
  readonly is_verified: boolean;
  readonly route_setter: boolean;
}

/** The API's permission rule. A screen can be stricter: see the shell's list of screens. */
export function hasAccess(access: Access, user: Roles | undefined): boolean {
  switch (access) {
    case "all":
      return true;
    case "user":
      return user !== undefined;
    case "verified":
      return user?.is_verified === true;
    case "setter":
      return user?.route_setter === true || user?.is_superuser === true;
    case "admin":
      return user?.is_superuser === true;
  }
}
