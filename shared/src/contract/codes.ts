import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Code } from "./fields.ts";
import { Area, GymSummary } from "./gyms.ts";
import type { CodeQuery, ScanQuery } from "./requests/codes.ts";
import { Route } from "./routes.ts";

/** What a code on a wall or a label leads to. */
const CodeTarget = z.object({
  type: z.enum(["area", "route"]),
  gym: GymSummary,
  /** For a route, the area in which it is. Null if the layout does not have the area. */
  area: z.nullable(Area),
  /** Of any status. Null for an area. */
  route: z.nullable(Route),
});
export type CodeTarget = z.infer<typeof CodeTarget>;

/** How often the label with a code was scanned on a day, in the time zone of the gym. */
const ScanCount = z.object({ code: Code, day: z.iso.date(), scans: z.int() });
export type ScanCount = z.infer<typeof ScanCount>;

export const codes = {
  get: endpoint({
    method: "GET",
    path: "/codes/{code}",
    query: input<CodeQuery>(),
    response: CodeTarget,
  }),
  scans: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/scans",
    query: input<ScanQuery>(),
    response: z.array(ScanCount),
  }),
};
