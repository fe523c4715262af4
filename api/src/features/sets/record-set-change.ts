import type { RouteSet } from "@topout/shared/contract";

import { createChangeRecorder } from "../../audit/create-change-recorder.ts";

interface AuditedSet extends RouteSet {
  /** The name of the circuit. */
  readonly circuit: string;
  /** The number of routes that are deleted with the set. */
  readonly routes?: number;
}

export const recordSetChange = createChangeRecorder<AuditedSet>({
  type: "set",
  getName: ({ name, circuit, date }) => name ?? `${circuit}, ${toDay(date)}`,
  getFields: ({ name, circuit, date, routes }) => ({
    name,
    date: toDay(date),
    circuit,
    ...(routes !== undefined && { routes }),
  }),
});

const toDay = (date: string) => date.slice(0, "2026-11-01".length);
