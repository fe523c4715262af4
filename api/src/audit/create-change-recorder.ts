import type { AuditFields, AuditObjectType } from "@topout/shared/contract";

import type { Transaction } from "../database/database.ts";
import type { Actor } from "../auth/actor.ts";
import { recordChange } from "./record-change.ts";

interface AuditedObject<T> {
  readonly type: AuditObjectType;
  readonly getName: (value: T) => string;
  readonly getGymId: (value: T) => string;
  readonly getFields: (value: T) => AuditFields;
}

export interface ChangeValues<T> {
  /** Missing for a created object. */
  readonly before?: T;
  /** Missing for a deleted object. */
  readonly after?: T;
}

/** Returns a function that records the changes of one type of object. */
export const createChangeRecorder =
  <T extends { readonly id: string }>({ type, getName, getGymId, getFields }: AuditedObject<T>) =>
  async (tx: Transaction, actor: Actor, { before, after }: ChangeValues<T>): Promise<void> => {
    const value = after ?? before;
    if (!value) return;
    await recordChange(tx, actor, {
      action: before && after ? "update" : before ? "delete" : "create",
      object: { type, id: value.id, name: getName(value) },
      gymId: getGymId(value),
      ...(before && { before: getFields(before) }),
      ...(after && { after: getFields(after) }),
    });
  };
