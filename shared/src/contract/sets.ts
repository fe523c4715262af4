import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";

/** The routes that setters add to a circuit at one time. Not called `Set`, which is a JavaScript built-in. */
export const RouteSet = z.object({
  id: Id,
  name: z.nullable(z.string()),
  circuit_id: Id,
  gym_id: Id,
  date: Timestamp,
});
export type RouteSet = z.infer<typeof RouteSet>;

export const sets = {
  list: endpoint({ method: "GET", path: "/sets/{gym_id}", response: z.array(RouteSet) }),
};
