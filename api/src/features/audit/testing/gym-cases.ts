import { expect } from "vitest";

import { createPhoto } from "../../../testing/images.ts";
import { createFormRequest } from "../../../testing/create-form-request.ts";
import { type ChangeCase, createDeleteRequest } from "./change-case.ts";

const SCALE = { system: "v", grades: ["V0", "V1"] };
const LAYOUT = { lines: [], areas: [] };

export const gymCases: Readonly<Record<string, ChangeCase>> = {
  "POST /gyms": {
    createRequest: async () =>
      createFormRequest("POST", {
        name: "Works",
        location: "Sheffield",
        about: "Steep",
        layout: JSON.stringify(LAYOUT),
        file: await createPhoto("#a31"),
      }),
    getPath: () => "gyms",
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "gym", id: expect.any(String), name: "Works" },
      before: null,
      after: {
        name: "Works",
        location: "Sheffield",
        about: "Steep",
        time_zone: null,
        grade_scale: null,
        grade_targets: [],
        screen_names: true,
        photo: true,
        layout: LAYOUT,
      },
    }),
  },
  "PATCH /gyms/{gym_id}": {
    createRequest: () =>
      createFormRequest("PATCH", {
        name: "Depot North",
        time_zone: "Europe/London",
        grade_scale: JSON.stringify(SCALE),
      }),
    getPath: ({ gym }) => `gyms/${gym.id}`,
    getExpectedEntry: ({ gym }) => ({
      action: "update",
      object: { type: "gym", id: gym.id, name: "Depot North" },
      before: { name: "Depot", time_zone: null, grade_scale: null },
      after: { name: "Depot North", time_zone: "Europe/London", grade_scale: SCALE },
    }),
  },
  "POST /circuits/create": {
    createRequest: ({ gym }) =>
      createFormRequest("POST", { name: "Red", color: "red", gym_id: gym.id }),
    getPath: () => "circuits/create",
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "circuit", id: expect.any(String), name: "Red" },
      before: null,
      after: { name: "Red", color: "red" },
    }),
  },
  "PATCH /circuits/{circuit_id}": {
    createRequest: () => createFormRequest("PATCH", { color: "red" }),
    getPath: ({ circuit }) => `circuits/${circuit.id}`,
    getExpectedEntry: ({ circuit }) => ({
      action: "update",
      object: { type: "circuit", id: circuit.id, name: "Pink" },
      before: { color: "pink" },
      after: { color: "red" },
    }),
  },
  "DELETE /circuits/{circuit_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ circuit }) => `circuits/${circuit.id}`,
    getExpectedEntry: ({ circuit }) => ({
      action: "delete",
      object: { type: "circuit", id: circuit.id, name: "Pink" },
      before: { name: "Pink", color: "pink", routes: 1 },
      after: null,
    }),
  },
  "POST /sets/create": {
    createRequest: ({ circuit }) =>
      createFormRequest("POST", { circuit_id: circuit.id, date: "2026-12-01" }),
    getPath: () => "sets/create",
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "set", id: expect.any(String), name: "Pink, 2026-12-01" },
      before: null,
      after: { name: null, date: "2026-12-01", circuit: "Pink" },
    }),
  },
  "PATCH /sets/{set_id}": {
    createRequest: () => createFormRequest("PATCH", { name: "Winter" }),
    getPath: ({ set }) => `sets/${set.id}`,
    getExpectedEntry: ({ set }) => ({
      action: "update",
      object: { type: "set", id: set.id, name: "Winter" },
      before: { name: null },
      after: { name: "Winter" },
    }),
  },
  "DELETE /sets/{set_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ set }) => `sets/${set.id}`,
    getExpectedEntry: ({ set }) => ({
      action: "delete",
      object: { type: "set", id: set.id, name: "Pink, 2026-11-01" },
      before: { name: null, date: "2026-11-01", circuit: "Pink", routes: 1 },
      after: null,
    }),
  },
};
