import * as z from "zod/mini";

import { Circuit, CircuitColor } from "./circuits.ts";
import { Dependents } from "./dependents.ts";
import { endpoint } from "./endpoint.ts";
import { Id, singleLineText } from "./fields.ts";

export const CircuitCreation = z.object({
  name: singleLineText(100),
  color: CircuitColor,
  gym_id: Id,
});
export type CircuitCreation = z.input<typeof CircuitCreation>;

const CircuitChange = z.partial(z.pick(CircuitCreation, { name: true, color: true }));
export type CircuitChange = z.input<typeof CircuitChange>;

export const circuitChanges = {
  create: endpoint({
    method: "POST",
    path: "/circuits/create",
    summary: "Add a circuit to a gym",
    access: "admin",
    encoding: "multipart",
    body: CircuitCreation,
    success: 201,
    response: Circuit,
    errors: ["NOT_FOUND"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/circuits/{circuit_id}",
    summary: "Change the name and the colour of a circuit",
    access: "admin",
    encoding: "multipart",
    params: z.object({ circuit_id: Id }),
    body: CircuitChange,
    response: Circuit,
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/circuits/{circuit_id}",
    summary: "Delete a circuit with its sets, its routes and their climbs, projects and videos",
    access: "admin",
    params: z.object({ circuit_id: Id }),
    errors: ["NOT_FOUND"],
  }),
  dependents: endpoint({
    method: "GET",
    path: "/circuits/{circuit_id}/dependents",
    summary: "Count what would be deleted with a circuit",
    access: "admin",
    params: z.object({ circuit_id: Id }),
    response: Dependents,
    errors: ["NOT_FOUND"],
  }),
};
