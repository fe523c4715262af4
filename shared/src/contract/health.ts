import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

/**
 * What is wrong: the database or the storage is unavailable, a disk is almost full, the site is not built, or a migration
 * of the schema has failed. The log has the details.
 */
export const FaultKind = z.enum(["database", "storage", "disk", "site", "schema"]);
export type FaultKind = z.infer<typeof FaultKind>;

export const Health = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  /** Only of a degraded server. */
  faults: z.optional(z.array(FaultKind)),
});
export type Health = z.infer<typeof Health>;

export const health = {
  check: endpoint({ method: "GET", path: "/health", response: Health }),
  ready: endpoint({ method: "GET", path: "/ready", response: Health }),
};
