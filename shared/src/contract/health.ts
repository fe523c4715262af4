import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z
  .object({
    /** `degraded` while the database or the storage is unavailable. */
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
  })
  .register(z.globalRegistry, { id: "Health" });
export type Health = z.infer<typeof Health>;

export const health = {
  check: endpoint({
    method: "GET",
    path: "/health",
    summary: "Liveness: whether the started server answers, even while the database is away",
    access: "all",
    response: Health,
    errors: ["UNAVAILABLE"],
  }),
  ready: endpoint({
    method: "GET",
    path: "/ready",
    summary: "Readiness: whether the server can handle requests and is not stopping",
    access: "all",
    response: Health,
    errors: ["UNAVAILABLE"],
  }),
};
