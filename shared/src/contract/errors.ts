import * as z from "zod/mini";

import { Id, Timestamp } from "./fields.ts";
import { UserRef } from "./users.ts";

/** Every error code of the API. */
export const ErrorCode = z.enum([
  "LOGIN_BAD_CREDENTIALS",
  "REGISTER_USER_ALREADY_EXISTS",
  "REGISTER_USERNAME_ALREADY_EXISTS",
  "REGISTER_INVALID_PASSWORD",
  "RESET_PASSWORD_BAD_TOKEN",
  "RESET_PASSWORD_INVALID_PASSWORD",
  "VERIFY_USER_BAD_TOKEN",
  "VERIFY_USER_ALREADY_VERIFIED",
  "UPDATE_USERNAME_ALREADY_EXISTS",
  "NAME_NOT_ALLOWED",
  "LAST_ADMIN",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "USER_NOT_VERIFIED",
  "UPLOADS_STOPPED",
  "PROFILE_NOT_VISIBLE",
  "SENDS_NOT_VISIBLE",
  "NOT_FOUND",
  "CONFLICT",
  "ALREADY_MEMBER",
  "ROUTE_STRIPPED",
  "STALE",
  "LIMIT_REACHED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "RANGE_NOT_SATISFIABLE",
  "INVALID_REQUEST",
  "RATE_LIMITED",
  "INTERNAL",
  "UNAVAILABLE",
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The HTTP status of each code. A missing code is a type error. */
export const errorStatus = {
  LOGIN_BAD_CREDENTIALS: 400,
  REGISTER_USER_ALREADY_EXISTS: 400,
  REGISTER_USERNAME_ALREADY_EXISTS: 400,
  REGISTER_INVALID_PASSWORD: 400,
  RESET_PASSWORD_BAD_TOKEN: 400,
  RESET_PASSWORD_INVALID_PASSWORD: 400,
  VERIFY_USER_BAD_TOKEN: 400,
  VERIFY_USER_ALREADY_VERIFIED: 400,
  UPDATE_USERNAME_ALREADY_EXISTS: 400,
  NAME_NOT_ALLOWED: 400,
  LAST_ADMIN: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  USER_NOT_VERIFIED: 403,
  UPLOADS_STOPPED: 403,
  PROFILE_NOT_VISIBLE: 403,
  SENDS_NOT_VISIBLE: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_MEMBER: 409,
  ROUTE_STRIPPED: 409,
  STALE: 409,
  LIMIT_REACHED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  INVALID_REQUEST: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

/** One invalid field in FastAPI's format. FastAPI-Users clients expect it. */
const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.int()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** A draft of a reset that strips some of the routes of a request. */
const ConflictingReset = z.object({
  id: Id,
  name: z.nullable(z.string()),
  created_by: UserRef,
  created_at: Timestamp,
  routes: z.array(Id),
});
export const ConflictingResets = z.array(ConflictingReset);
export type ConflictingReset = z.infer<typeof ConflictingReset>;

/** What has changed since the state on which a request is based, and who changed it. */
const ForeignChange = z.object({
  /** `reset`, `routes`, `new_sets` or `report`. Later versions can add others. */
  subject: z.string(),
  /** Null if unknown. The username of a deleted account is empty. */
  user: z.nullable(UserRef),
});
export type ForeignChange = z.infer<typeof ForeignChange>;

const NameField = z.enum(["username", "display_name"]);
export type NameField = z.infer<typeof NameField>;

/** The body of every error response: FastAPI-Users' `detail`, and a message for the user. */
export const Problem = z.object({
  detail: z.union([
    ErrorCode,
    z.object({ code: ErrorCode, reason: z.string() }),
    z.array(ValidationIssue),
  ]),
  message: z.string(),
  /** For a conflict: the drafts that strip the same routes. */
  resets: z.optional(ConflictingResets),
  /** For STALE and CONFLICT of a reset or a report. */
  change: z.optional(ForeignChange),
  /** For NAME_NOT_ALLOWED. */
  field: z.optional(NameField),
  /** Only for 5xx errors. The log entry has the same id. */
  request_id: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
