import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

export const Health = z
  .object({ status: z.literal("ok"), version: z.string() })
  .register(z.globalRegistry, { id: "Health" });
export type Health = z.infer<typeof Health>;

export const health = {
  check: endpoint({
    method: "GET",
    path: "/health",
    summary: "Whether the server is ready: the database is migrated and, in the demo, seeded",
    access: "all",
    response: Health,
    errors: ["UNAVAILABLE"],
  }),
};
