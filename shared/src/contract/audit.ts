import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, plainText, positiveIntParam, Timestamp, TimestampInput } from "./fields.ts";
import { UserRef } from "./users.ts";

export const AuditAction = z.enum([
  "create",
  "update",
  "delete",
  "promote",
  "demote",
  "promote_setter",
  "demote_setter",
  "deactivate",
  "reactivate",
]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditObjectType = z.enum(["user", "gym", "circuit", "set", "route", "video"]);
export type AuditObjectType = z.infer<typeof AuditObjectType>;

/** The audited fields of an object. */
const AuditFields = z.record(z.string(), z.unknown());
export type AuditFields = z.infer<typeof AuditFields>;

/** A change by an admin, a setter or the owner of a video or an account. */
export const AuditEntry = z
  .object({
    id: Id,
    time: Timestamp,
    /** The username of a deleted account is empty. Null for a change by the operator of the server. */
    actor: z.nullable(UserRef),
    action: AuditAction,
    /** The name of a deleted account is empty. */
    object: z.object({ type: AuditObjectType, id: Id, name: z.string() }),
    /** Null for a created object. Otherwise the changed fields, or all fields of a deleted object. */
    before: z.nullable(AuditFields),
    /** Null for a deleted object. */
    after: z.nullable(AuditFields),
    /** Of the actor. */
    ip_address: z.nullable(z.string()),
    /** The same, for the admin screens of version 1.0. Version 1.2 removes it. */
    address: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "AuditEntry" });
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditPage = z
  .object({
    data: z.array(AuditEntry),
    meta: z.object({
      page: z.int(),
      total: z.int(),
      totalPages: z.int(),
      /** The time of the first page. A request for another page contains it, so that new entries do not shift the list. */
      as_of: Timestamp,
    }),
  })
  .register(z.globalRegistry, { id: "AuditPage" });
export type AuditPage = z.infer<typeof AuditPage>;

const AuditQuery = z.object({
  /** The id of a user, or a part of a username. */
  actor: z.optional(plainText(254)),
  /** An object's id, or an object type. */
  object: z.optional(z.union([AuditObjectType, Id], "Must be an object type or an ID")),
  action: z.optional(AuditAction),
  page: z.optional(positiveIntParam(1_000_000)),
  page_size: z.optional(positiveIntParam(200)),
  as_of: z.optional(TimestampInput),
});
export type AuditQuery = z.input<typeof AuditQuery>;

export const audit = {
  page: endpoint({
    method: "GET",
    path: "/admin/audit",
    summary: "A page of the changes by staff, newest first",
    access: "admin",
    query: AuditQuery,
    response: AuditPage,
  }),
};
