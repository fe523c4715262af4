import * as z from "zod/mini";

import { AuditAction, AuditObjectType } from "../audit-types.ts";
import { Id } from "../fields.ts";
import { plainText, positiveIntParam, TimestampInput } from "./fields.ts";

export const AuditQuery = z.object({
  /** The id of a user, or a part of a username or a display name. */
  actor: z.optional(plainText(254)),
  /** An object's id, or an object type. */
  object: z.optional(z.union([AuditObjectType, Id], "Must be an object type or an ID")),
  action: z.optional(AuditAction),
  page: z.optional(positiveIntParam(1_000_000)),
  page_size: z.optional(positiveIntParam(200)),
  as_of: z.optional(TimestampInput),
});
export type AuditQuery = z.input<typeof AuditQuery>;
