import { circuitMutations, gymMutations } from "@topout/shared/api/staff";
import { createPhoto } from "@topout/shared/testing";

import { type MutationCase, NEW_ID, run } from "./mutation-case.ts";

const NO_LAYOUT = { lines: [], areas: [] };

export const gymsCases: readonly MutationCase[] = [
  {
    name: "circuitMutations.create",
    prepare: ({ gym }) =>
      run(circuitMutations.create(), {
        gym_id: gym.id,
        name: "Blue",
        color: "blue",
        idempotency_key: NEW_ID,
      }),
  },
  {
    name: "circuitMutations.update",
    prepare: ({ circuit }) =>
      run(circuitMutations.update(), { id: circuit.id, name: "Blue", color: "blue" }),
  },
  {
    name: "circuitMutations.remove",
    prepare: ({ emptyCircuit }) => run(circuitMutations.remove(), emptyCircuit.id),
  },
  {
    name: "gymMutations.create",
    prepare: () =>
      run(gymMutations.create(), {
        name: "Works",
        location: "Sheffield",
        about: "Boulders",
        layout: NO_LAYOUT,
        photo: createPhoto(),
        idempotency_key: NEW_ID,
      }),
  },
  {
    name: "gymMutations.update",
    prepare: ({ gym }) =>
      run(gymMutations.update(), { id: gym.id, version: gym.version, name: "Works" }),
  },
];
