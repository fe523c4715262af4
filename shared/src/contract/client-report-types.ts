import * as z from "zod/mini";

import { ErrorCode } from "./errors.ts";

/** The shell and the remotes, by their names in the registry. Each one has releases of its own. */
export const ReportedPart = z.enum(["shell", "climber", "feedProfile", "setter", "admin"]);
export type ReportedPart = z.infer<typeof ReportedPart>;

/** The Core Web Vitals. LCP and INP are in milliseconds. */
export const VITAL_NAMES = ["lcp", "inp", "cls"] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** Why a tap had no effect: the error code of the server, or what happened without a response. */
export const FailedTapReason = z.enum([...ErrorCode.options, "NETWORK", "DEVICE_STORAGE", "OTHER"]);
export type FailedTapReason = z.infer<typeof FailedTapReason>;

/** The names of errors in a report. A browser reports another name as `Error`. */
export const ReportedErrorName = z.enum([
  "Error",
  "TypeError",
  "ReferenceError",
  "RangeError",
  "SyntaxError",
  "AggregateError",
  "DataCloneError",
  "InvalidStateError",
  "NotAllowedError",
  "NotFoundError",
  "QuotaExceededError",
  "SecurityError",
  "TimeoutError",
  "ZodError",
]);
export type ReportedErrorName = z.infer<typeof ReportedErrorName>;

/**
 * What went wrong, in words that contain nothing of the original message. A message can contain texts of users, so no
 * browser sends it.
 */
export const ReportedProblem = z.enum([
  "Cannot read a property of undefined",
  "Cannot read a property of null",
  "Cannot set a property of undefined",
  "Cannot set a property of null",
  "Not a function",
  "Not defined",
  "Not iterable",
  "Assignment to a constant",
  "Too much recursion",
  "Invalid array length",
  "Invalid JSON",
  "React error",
  "Module did not load",
  "Other",
]);
export type ReportedProblem = z.infer<typeof ReportedProblem>;

/** The path patterns of the screens. A path can contain a username or a token, so no browser sends it. */
export const ReportedRoute = z.enum([
  "/",
  "/w/:code",
  "/r/:code",
  "/tv/:gymId",
  "/store",
  "/feed",
  "/profile/",
  "/profile/:username",
  "/settings",
  "/welcome",
  "/route_setting",
  "/route_setting/archive",
  "/route_setting/insights",
  "/route_setting/labels",
  "/route_setting/notes",
  "/route_setting/resets",
  "/route_setting/resets/:resetId",
  "/admin",
  "/admin/audit",
  "/admin/releases",
  "/admin/backups",
  "/admin/reports",
  "/gyms",
  "/create_gym",
  "/login",
  "/register",
  "/request-password-reset",
  "/reset_password/:token",
  "/verify/:token",
  "/join/:token",
  "*",
]);
export type ReportedRoute = z.infer<typeof ReportedRoute>;
