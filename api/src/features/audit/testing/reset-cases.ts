import { expect } from "vitest";

import { createJsonRequest } from "../../../testing/create-json-request.ts";
import {
  type ChangeCase,
  type ChangeCaseSetup,
  createDeleteRequest,
  createPostRequest,
} from "./change-case.ts";

const createObject = ({ reset }: ChangeCaseSetup) =>
  ({ type: "reset", id: reset.id, name: "Cave" }) as const;

export const resetCases: Readonly<Record<string, ChangeCase>> = {
  "POST /gyms/{gym_id}/resets": {
    createRequest: () => createJsonRequest("POST", { name: "Slab" }),
    getPath: ({ gym }) => `gyms/${gym.id}/resets`,
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "reset", id: expect.any(String), name: "Slab" },
      before: null,
      after: { name: "Slab", status: "draft", leaves_on: null, strip: 0, new: 0, new_sets: 0 },
    }),
  },
  "PATCH /resets/{reset_id}": {
    createRequest: ({ route }) =>
      createJsonRequest("PATCH", { leaves_on: "2999-12-31", strip_add: [route.id] }),
    getPath: ({ reset }) => `resets/${reset.id}`,
    getExpectedEntry: (setup) => ({
      action: "update",
      object: createObject(setup),
      before: { leaves_on: null, strip: 0 },
      after: { leaves_on: "2999-12-31", strip: 1, strip_added: 1 },
    }),
  },
  "POST /resets/{reset_id}/publish": {
    createRequest: ({ reset }) => createJsonRequest("POST", { version: reset.version }),
    getPath: ({ reset }) => `resets/${reset.id}/publish`,
    getExpectedEntry: (setup) => ({
      action: "update",
      object: createObject(setup),
      before: { status: "draft" },
      after: { status: "published" },
    }),
  },
  "POST /resets/{reset_id}/undo": {
    createRequest: createPostRequest,
    getPath: ({ publishedReset }) => `resets/${publishedReset.id}/undo`,
    getExpectedEntry: ({ publishedReset }) => ({
      action: "update",
      object: { type: "reset", id: publishedReset.id, name: "Cave" },
      before: { status: "published" },
      after: { status: "draft" },
    }),
  },
  "DELETE /resets/{reset_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ reset }) => `resets/${reset.id}`,
    getExpectedEntry: (setup) => ({
      action: "delete",
      object: createObject(setup),
      before: { name: "Cave", status: "draft", leaves_on: null, strip: 0, new: 0, new_sets: 0 },
      after: null,
    }),
  },
};
