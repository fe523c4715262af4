import { expect } from "vitest";

import { createPhoto } from "../../../testing/images.ts";
import { createFormRequest } from "../../../testing/create-form-request.ts";
import { createJsonRequest } from "../../../testing/create-json-request.ts";
import { unplayableVideo } from "../../videos/testing/videos.ts";
import { type ChangeCase, createDeleteRequest, type ChangeCaseSetup } from "./change-case.ts";

const createRouteFields = ({ set }: ChangeCaseSetup) => ({
  name: "P2",
  set_id: set.id,
  x: 1,
  y: 2,
  grade: "6b",
  style: "Slab",
  location: "Cave",
});

const createRouteObject = ({ route }: ChangeCaseSetup) =>
  ({ type: "route", id: route.id, name: "P1" }) as const;
const allRouteFields = {
  name: "P1",
  grade: "6a",
  location: "Cave",
  style: "Slab",
  x: 0,
  y: 0,
  circuit: "Pink",
  set: "2026-11-01",
  photo: false,
  status: "live",
  leaves_on: null,
};

export const routeCases: Readonly<Record<string, ChangeCase>> = {
  "POST /routes/create_with_image": {
    createRequest: async (setup) =>
      createFormRequest("POST", { ...createRouteFields(setup), file: await createPhoto("#a31") }),
    getPath: () => "routes/create_with_image",
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "route", id: expect.any(String), name: "P2" },
      before: null,
      after: { ...allRouteFields, name: "P2", grade: "6b", x: 1, y: 2, photo: true },
    }),
  },
  "POST /resets/{reset_id}/routes": {
    createRequest: async (setup) => {
      const { set_id: _set, ...fields } = createRouteFields(setup);
      const file = await createPhoto("#a31");
      return createFormRequest("POST", { ...fields, circuit_id: setup.circuit.id, file });
    },
    getPath: ({ reset }) => `resets/${reset.id}/routes`,
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "route", id: expect.any(String), name: "P2" },
      before: null,
      after: {
        ...allRouteFields,
        name: "P2",
        grade: "6b",
        x: 1,
        y: 2,
        photo: true,
        status: "draft",
        set: null,
      },
    }),
  },
  "PATCH /routes/update": {
    createRequest: (setup) =>
      createFormRequest("PATCH", {
        ...createRouteFields(setup),
        route_id: setup.route.id,
        x: 0,
        y: 0,
      }),
    getPath: () => "routes/update",
    getExpectedEntry: (setup) => ({
      action: "update",
      object: { ...createRouteObject(setup), name: "P2" },
      before: { name: "P1", grade: "6a" },
      after: { name: "P2", grade: "6b" },
    }),
  },
  "POST /routes/change_many": {
    createRequest: ({ route }) =>
      createJsonRequest("POST", {
        routes: [{ id: route.id, version: route.version }],
        grade: "7a",
      }),
    getPath: () => "routes/change_many",
    getExpectedEntry: (setup) => ({
      action: "update",
      object: createRouteObject(setup),
      before: { grade: "6a" },
      after: { grade: "7a" },
    }),
  },
  "DELETE /routes/{route_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ route }) => `routes/${route.id}`,
    getExpectedEntry: (setup) => ({
      action: "delete",
      object: createRouteObject(setup),
      before: allRouteFields,
      after: null,
    }),
  },
  "POST /video": {
    createRequest: ({ route }) => {
      const body = new FormData();
      body.append("route", route.id);
      body.append("file", new File([new Uint8Array(unplayableVideo)], "beta.mp4"));
      return { method: "POST", body };
    },
    getPath: () => "video",
    getExpectedEntry: () => ({
      action: "create",
      object: { type: "video", id: expect.any(String), name: "P1" },
      before: null,
      after: { route: "P1", owner: "adi", agreed: false },
    }),
  },
  "DELETE /video/{video_id}": {
    createRequest: createDeleteRequest,
    getPath: ({ video }) => `video/${video.id}`,
    getExpectedEntry: ({ video }) => ({
      action: "delete",
      object: { type: "video", id: video.id, name: "P1" },
      before: { route: "P1", owner: "ann" },
      after: null,
    }),
  },
};
