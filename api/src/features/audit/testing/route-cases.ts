import { expect } from "vitest";

import { createPhoto } from "../../../testing/images.ts";
import { createFormRequest } from "../../../testing/create-form-request.ts";
import { createJsonRequest } from "../../../testing/create-json-request.ts";
import { unplayableVideo } from "../../videos/testing/videos.ts";
import { type ChangeCase, DELETE, type Setup } from "./change-case.ts";

const routeFields = ({ set }: Setup) => ({
  name: "P2",
  set_id: set.id,
  x: 1,
  y: 2,
  grade: "6b",
  style: "Slab",
  location: "Cave",
});

const routeObject = ({ route }: Setup) => ({ type: "route", id: route.id, name: "P1" }) as const;
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
};

export const routeCases: Readonly<Record<string, ChangeCase>> = {
  "POST /routes/create_with_image": {
    send: async (setup) =>
      createFormRequest("POST", { ...routeFields(setup), file: await createPhoto("#a31") }),
    path: () => "routes/create_with_image",
    expected: () => ({
      action: "create",
      object: { type: "route", id: expect.any(String), name: "P2" },
      before: null,
      after: { ...allRouteFields, name: "P2", grade: "6b", x: 1, y: 2, photo: true },
    }),
  },
  "PATCH /routes/update": {
    send: (setup) =>
      createFormRequest("PATCH", { ...routeFields(setup), route_id: setup.route.id, x: 0, y: 0 }),
    path: () => "routes/update",
    expected: (setup) => ({
      action: "update",
      object: { ...routeObject(setup), name: "P2" },
      before: { name: "P1", grade: "6a" },
      after: { name: "P2", grade: "6b" },
    }),
  },
  "POST /routes/change_many": {
    send: ({ route }) =>
      createJsonRequest("POST", {
        routes: [{ id: route.id, version: route.version }],
        grade: "7a",
      }),
    path: () => "routes/change_many",
    expected: (setup) => ({
      action: "update",
      object: routeObject(setup),
      before: { grade: "6a" },
      after: { grade: "7a" },
    }),
  },
  "DELETE /routes/{route_id}": {
    send: DELETE,
    path: ({ route }) => `routes/${route.id}`,
    expected: (setup) => ({
      action: "delete",
      object: routeObject(setup),
      before: allRouteFields,
      after: null,
    }),
  },
  "POST /video": {
    send: ({ route }) => {
      const body = new FormData();
      body.append("route", route.id);
      body.append("file", new File([new Uint8Array(unplayableVideo)], "beta.mp4"));
      return { method: "POST", body };
    },
    path: () => "video",
    expected: () => ({
      action: "create",
      object: { type: "video", id: expect.any(String), name: "P1" },
      before: null,
      after: { route: "P1", owner: "adi" },
    }),
  },
  "DELETE /video/{video_id}": {
    send: DELETE,
    path: ({ video }) => `video/${video.id}`,
    expected: ({ video }) => ({
      action: "delete",
      object: { type: "video", id: video.id, name: "P1" },
      before: { route: "P1", owner: "ann" },
      after: null,
    }),
  },
};
