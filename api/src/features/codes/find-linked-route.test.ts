import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { findLabelledRoute, findPhotographedRoute } from "./find-linked-route.ts";

const OTHER_ID = "0197c1a0-0000-7000-8000-000000000001";

const SLAB = {
  joined: true,
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 50 },
  ],
  name: "The Slab",
  style: "slab",
  color: "#3a8a7d40",
  code: "2BCDFG",
};

async function setUp() {
  const api = await createTestApi();
  const layout = { lines: [], areas: [SLAB, { ...SLAB, name: "The Cave", code: undefined }] };
  const { id: gym_id } = await api.seed.gym({ layout });
  const { id: circuit_id } = await api.seed.circuit({ gym_id });
  const { id: set_id } = await api.seed.set({ circuit_id });
  const { id: reset_id } = await api.seed.reset({ gym_id });
  const image = await api.seed.storeImage();
  const values = { set_id, location: SLAB.name, image, version: 4 };
  const createDraft = () =>
    api.seed.draft({ reset_id, circuit_id, image, location: SLAB.name, code: "CCCCCC" });
  return { api, values, createDraft };
}

describe("findPhotographedRoute", () => {
  test("finds only routes with a photo that everyone may see", async () => {
    const { api, values, createDraft } = await setUp();
    const { id } = await api.seed.route(values);
    const draft = await createDraft();
    const plain = await api.seed.route({ ...values, image: null });

    expect(await findPhotographedRoute(api.db, id)).toEqual({ id, photoVersion: 4 });
    expect(await findPhotographedRoute(api.db, draft.id)).toBeUndefined();
    expect(await findPhotographedRoute(api.db, plain.id)).toBeUndefined();
    expect(await findPhotographedRoute(api.db, OTHER_ID)).toBeUndefined();
  });
});

describe("findLabelledRoute", () => {
  test("finds a route on the wall, with the version of its photo if it has one", async () => {
    const { api, values } = await setUp();
    const { id } = await api.seed.route({ ...values, code: "BBBBBB" });
    const plain = await api.seed.route({ ...values, image: null, code: "DDDDDD" });

    expect(await findLabelledRoute(api.db, "BBBBBB")).toEqual({ id, photoVersion: 4 });
    expect(await findLabelledRoute(api.db, "DDDDDD")).toEqual({ id: plain.id, photoVersion: null });
  });

  test.each([
    ["a stripped route", { status: "stripped", stripped_at: new Date() } as const],
    ["a route outside all areas", { location: "The Roof" }],
    ["a route in an area without a code", { location: "The Cave" }],
  ])("does not find %s", async (_name, changes) => {
    const { api, values } = await setUp();
    await api.seed.route({ ...values, code: "BBBBBB", ...changes });

    expect(await findLabelledRoute(api.db, "BBBBBB")).toBeUndefined();
  });

  test("finds neither a draft, nor an area, nor an unknown code", async () => {
    const { api, createDraft } = await setUp();
    await createDraft();

    for (const code of ["CCCCCC", SLAB.code, "FFFFFF"]) {
      expect(await findLabelledRoute(api.db, code)).toBeUndefined();
    }
  });
});
