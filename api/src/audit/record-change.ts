import type { AuditAction, AuditFields, AuditObjectType } from "@topout/shared/contract";

import type { Transaction } from "../database/database.ts";
import { auditEntries } from "../database/schema.ts";
import type { Actor } from "./actor.ts";
import { selectChangedFields } from "./changed-fields.ts";

interface Change {
  readonly action: AuditAction;
  readonly object: {
    readonly type: AuditObjectType;
    readonly id: string;
    readonly name: string;
  };
  /** Missing for a created object. */
  readonly before?: AuditFields;
  /** Missing for a deleted object. */
  readonly after?: AuditFields;
}

/**
 * Adds an entry to the audit in the transaction of the change. Of an update, it stores the fields that changed, and
 * nothing if no field changed. The actor is null for the operator of the server.
 */
export async function recordChange(
  tx: Transaction,
  actor: Actor | null,
  { action, object, before, after }: Change,
): Promise<void> {
  const fields = selectChangedFields(before, after);
  if (fields.isUnchanged) return;
  await tx.insert(auditEntries).values({
    actor_id: actor?.id ?? null,
    address: actor?.ipAddress ?? null,
    action,
    object_type: object.type,
    object_id: object.id,
    object_name: object.name,
    before: fields.before,
    after: fields.after,
  });
}
