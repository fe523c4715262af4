import { Circuit } from "./circuits.ts";
import { Dependents } from "./dependents.ts";
import { endpoint, input } from "./endpoint.ts";
import type { CircuitChange, CircuitCreation } from "./requests/circuit-changes.ts";

export const circuitChanges = {
  create: endpoint({
    method: "POST",
    path: "/circuits/create",
    encoding: "multipart",
    body: input<CircuitCreation>(),
    response: Circuit,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/circuits/{circuit_id}",
    encoding: "multipart",
    body: input<CircuitChange>(),
    response: Circuit,
  }),
  remove: endpoint({ method: "DELETE", path: "/circuits/{circuit_id}" }),
  dependents: endpoint({
    method: "GET",
    path: "/circuits/{circuit_id}/dependents",
    response: Dependents,
  }),
};
