import * as z from "zod/mini";

import { CIRCUIT_COLORS } from "./circuit-colors.ts";
import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";

export const CircuitColor = z.enum(CIRCUIT_COLORS);
export type CircuitColor = z.infer<typeof CircuitColor>;

export const Circuit = z.object({ id: Id, name: z.string(), color: CircuitColor, gym_id: Id });
export type Circuit = z.infer<typeof Circuit>;

/** A gym's circuits by id, and their ids in display order. */
export const CircuitList = z.object({ data: z.record(z.string(), Circuit), order: z.array(Id) });
export type CircuitList = z.infer<typeof CircuitList>;

export const circuits = {
  list: endpoint({ method: "GET", path: "/circuits/{gym_id}", response: CircuitList }),
};
