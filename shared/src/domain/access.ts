import type { Access } from "@topout/shared/contract";

import { can, type Staff } from "./can.ts";

interface Roles extends Staff {
  readonly is_verified: boolean;
}

/** Whether the user may call the endpoint for any gym at all. `can` decides about the gym of a request. */
export function hasAccess(access: Access, user: Roles | undefined): boolean {
  switch (access) {
    case "all":
      return true;
    case "user":
      return user !== undefined;
    case "verified":
      return user?.is_verified === true;
    default:
      if (access.orOneself) return user !== undefined;
      return can(user, access.action, access.gym === "none" ? null : undefined);
  }
}
