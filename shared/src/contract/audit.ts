import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { AuditQuery } from "./requests/audit.ts";
import { UserRef } from "./users.ts";

/** The audited fields of an object. */
const AuditFields = z.record(z.string(), z.unknown());
export type AuditFields = z.infer<typeof AuditFields>;

/** A change by an admin, a setter or the owner of a video or an account. */
export const AuditEntry = z.object({
  id: Id,
  time: Timestamp,
  /** The username of a deleted account is empty. Null for a change by the operator of the server. */
  actor: z.nullable(UserRef),
  /** An `AuditAction`, or one of a later version. The screen of this version must show it too. */
  action: z.string(),
  /** The type is an `AuditObjectType`, or one of a later version. The name of a deleted account is empty. */
  object: z.object({ type: z.string(), id: Id, name: z.string() }),
  /** The gym that the object belongs to. The default is for responses of version 1.0. Remove in 1.2.0. */
  gym_id: z._default(z.nullable(Id), null),
  /** Null for a created object. Otherwise the changed fields, or all fields of a deleted object. */
  before: z.nullable(AuditFields),
  /** Null for a deleted object. */
  after: z.nullable(AuditFields),
  /** Of the actor. Null in the audit of a gym. */
  ip_address: z.nullable(z.string()),
  /** The same, for the admin screens of version 1.0. Version 1.2 removes it. */
  address: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({
  data: z.array(AuditEntry),
  meta: z.object({
    page: z.int(),
    /** At most `MAX_TOTAL`. */
    total: z.int(),
    totalPages: z.int(),
    /** The time of the first page. A request for another page contains it, so that new entries do not shift the list. */
    as_of: Timestamp,
  }),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const audit = {
  page: endpoint({
    method: "GET",
    path: "/admin/audit",
    query: input<AuditQuery>(),
    response: AuditPage,
  }),
  pageOfGym: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/audit",
    query: input<AuditQuery>(),
    response: AuditPage,
  }),
};
