import type { AuditAction, AuditFields, AuditObjectType } from "@topout/shared/contract";

import type { Transaction } from "../database/database.ts";
import { auditEntries } from "../database/schema.ts";
import type { Actor } from "../auth/actor.ts";
import { selectChangedFields } from "./changed-fields.ts";

export interface Change {
  readonly action: AuditAction;
  readonly object: {
    readonly type: AuditObjectType;
    readonly id: string;
    readonly name: string;
  };
  /** The gym that the object belongs to. Null for users. */
  readonly gymId: string | null;
  /** Missing for a created object. */
  readonly before?: AuditFields;
  /** Missing for a deleted object. */
  readonly after?: AuditFields;
}

/**
 * Adds an entry to the audit in the transaction of the change. The entry of an update contains only the changed fields.
 * If no field changed, adds no entry. The actor is null for the operator of the server.
 */
export const recordChange = (tx: Transaction, actor: Actor | null, change: Change): Promise<void> =>
  recordChanges(tx, actor, [change]);

/** PostgreSQL limits the parameters of a statement. */
const MAX_ROWS = 1_000;

/** Adds an entry for each change, with few statements. */
export async function recordChanges(
  tx: Transaction,
  actor: Actor | null,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap((change) => toRows(actor, change));
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await tx.insert(auditEntries).values(rows.slice(start, start + MAX_ROWS));
  }
}

/** Returns no row if no field changed. */
function toRows(actor: Actor | null, { action, object, gymId, before, after }: Change) {
  const fields = selectChangedFields(before, after);
  if (fields.isUnchanged) return [];
  return [
    {
      actor_id: actor?.id ?? null,
      ip_address: actor?.ipAddress ?? null,
      action,
      gym_id: gymId,
      object_type: object.type,
      object_id: object.id,
      object_name: object.name,
      before: fields.before,
      after: fields.after,
    },
  ];
}
