import type { Circuit } from "@topout/shared/contract";

import { createChangeRecorder } from "../../audit/create-change-recorder.ts";

interface AuditedCircuit extends Circuit {
  /** The number of routes that are deleted with the circuit. */
  readonly routes?: number;
}

export const recordCircuitChange = createChangeRecorder<AuditedCircuit>({
  type: "circuit",
  getName: ({ name }) => name,
  getFields: ({ name, color, routes }) => ({
    name,
    color,
    ...(routes !== undefined && { routes }),
  }),
});
