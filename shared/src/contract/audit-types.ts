import * as z from "zod/mini";

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

export const AuditObjectType = z.enum([
  "user",
  "gym",
  "circuit",
  "set",
  "route",
  "video",
  "member",
  "invitation",
  "reset",
  "report",
]);
export type AuditObjectType = z.infer<typeof AuditObjectType>;
