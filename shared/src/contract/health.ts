import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z.object({
  /** `degraded` while the database or the storage is unavailable. */
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
});
export type Health = z.infer<typeof Health>;

export const health = {
  check: endpoint({ method: "GET", path: "/health", response: Health }),
  ready: endpoint({ method: "GET", path: "/ready", response: Health }),
};
