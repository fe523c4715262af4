import { expect } from "vitest";

import { createPhoto } from "../../../testing/images.ts";
import { createFormRequest } from "../../../testing/create-form-request.ts";
import { type ChangeCase, DELETE } from "./change-case.ts";

const LAYOUT = { lines: [], areas: [] };

export const gymCases: Readonly<Record<string, ChangeCase>> = {
  "POST /gyms": {
    send: async () =>
      createFormRequest("POST", {
        name: "Works",
        location: "Sheffield",
        about: "Steep",
        layout: JSON.stringify(LAYOUT),
        file: await createPhoto("#a31"),
      }),
    path: () => "gyms",
    expected: () => ({
      action: "create",
      object: { type: "gym", id: expect.any(String), name: "Works" },
      before: null,
      after: {
        name: "Works",
        location: "Sheffield",
        about: "Steep",
        time_zone: null,
        photo: true,
        layout: LAYOUT,
      },
    }),
  },
  "PATCH /gyms/{gym_id}": {
    send: () => createFormRequest("PATCH", { name: "Depot North", time_zone: "Europe/London" }),
    path: ({ gym }) => `gyms/${gym.id}`,
    expected: ({ gym }) => ({
      action: "update",
      object: { type: "gym", id: gym.id, name: "Depot North" },
      before: { name: "Depot", time_zone: null },
      after: { name: "Depot North", time_zone: "Europe/London" },
    }),
  },
  "POST /circuits/create": {
    send: ({ gym }) => createFormRequest("POST", { name: "Red", color: "red", gym_id: gym.id }),
    path: () => "circuits/create",
    expected: () => ({
      action: "create",
      object: { type: "circuit", id: expect.any(String), name: "Red" },
      before: null,
      after: { name: "Red", color: "red" },
    }),
  },
  "PATCH /circuits/{circuit_id}": {
    send: () => createFormRequest("PATCH", { color: "red" }),
    path: ({ circuit }) => `circuits/${circuit.id}`,
    expected: ({ circuit }) => ({
      action: "update",
      object: { type: "circuit", id: circuit.id, name: "Pink" },
      before: { color: "pink" },
      after: { color: "red" },
    }),
  },
  "DELETE /circuits/{circuit_id}": {
    send: DELETE,
    path: ({ circuit }) => `circuits/${circuit.id}`,
    expected: ({ circuit }) => ({
      action: "delete",
      object: { type: "circuit", id: circuit.id, name: "Pink" },
      before: { name: "Pink", color: "pink", routes: 1 },
      after: null,
    }),
  },
  "POST /sets/create": {
    send: ({ circuit }) =>
      createFormRequest("POST", { circuit_id: circuit.id, date: "2026-12-01" }),
    path: () => "sets/create",
    expected: () => ({
      action: "create",
      object: { type: "set", id: expect.any(String), name: "Pink, 2026-12-01" },
      before: null,
      after: { name: null, date: "2026-12-01", circuit: "Pink" },
    }),
  },
  "PATCH /sets/{set_id}": {
    send: () => createFormRequest("PATCH", { name: "Winter" }),
    path: ({ set }) => `sets/${set.id}`,
    expected: ({ set }) => ({
      action: "update",
      object: { type: "set", id: set.id, name: "Winter" },
      before: { name: null },
      after: { name: "Winter" },
    }),
  },
  "DELETE /sets/{set_id}": {
    send: DELETE,
    path: ({ set }) => `sets/${set.id}`,
    expected: ({ set }) => ({
      action: "delete",
      object: { type: "set", id: set.id, name: "Pink, 2026-11-01" },
      before: { name: null, date: "2026-11-01", circuit: "Pink", routes: 1 },
      after: null,
    }),
  },
};
