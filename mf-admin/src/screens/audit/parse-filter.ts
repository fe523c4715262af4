import { type AuditFilter } from "@topout/shared/api/staff";
import { AuditAction, AuditObjectType } from "@topout/shared/contract";

import type { AuditParams } from "../../features/audit-log/audit-filters.tsx";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ignores values that the server would reject, for example from an old link. */
export function parseFilter({ actor, object, action }: AuditParams): AuditFilter {
  const kind = AuditAction.safeParse(action);
  const isObject = AuditObjectType.safeParse(object).success || UUID.test(object ?? "");
  return {
    ...(actor && { actor: actor.slice(0, 254) }),
    ...(isObject && { object }),
    ...(kind.success && { action: kind.data }),
  };
}
