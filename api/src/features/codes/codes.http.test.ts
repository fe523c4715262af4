import { CODE_CHARACTERS, CODE_LENGTH, type Layout } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { gyms } from "../../database/schema.ts";
import { createTestApi } from "../../testing/index.ts";
import { setUpDrafts } from "../routes/testing/set-up-drafts.ts";

const CODE = new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`);
const points = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 50, y: 50 },
];
const createArea = (name: string) => ({
  joined: true,
  points,
  name,
  style: "slab",
  color: "#3a8a7d40",
});

const toForm = (layout: Layout) => {
  const form = new FormData();
  form.set("layout", JSON.stringify(layout));
  return form;
};

async function setUp(options?: Parameters<typeof createTestApi>[0]) {
  const api = await createTestApi(options);
  const admin = await api.signIn({ is_superuser: true });
  const gym = await api.seed.gym();
  const draw = async (areas: Layout["areas"]) => {
    const response = await admin.fetch(`/api/gyms/${gym.id}`, {
      method: "PATCH",
      body: toForm({ lines: [], areas }),
    });
    expect(response.status).toBe(200);
    const { layout } = (await response.json()) as { layout: Layout };
    return layout.areas;
  };
  return { api, admin, gym, draw };
}

describe("the code of an area", () => {
  test("leads to the area, also for visitors", async () => {
    const { api, gym, draw } = await setUp();
    const [slab] = await draw([createArea("The Slab")]);
    expect(slab?.code).toMatch(CODE);

    const response = await api.fetchAnonymously(`/api/codes/${slab?.code}`);

    expect(await response.json()).toMatchObject({
      type: "area",
      gym: { id: gym.id, name: gym.name },
      area: { name: "The Slab", code: slab?.code },
      route: null,
    });
  });

  test("never changes, and an older client that sends no codes keeps them", async () => {
    const { draw } = await setUp();
    const [slab, cave] = await draw([createArea("The Slab"), createArea("The Cave")]);

    const renamed = await draw([
      { ...createArea("Big Slab"), code: slab?.code },
      createArea("The Cave"),
    ]);

    expect(renamed.map(({ code }) => code)).toEqual([slab?.code, cave?.code]);
  });

  test("is not shared by a copied area, and is not taken from another gym", async () => {
    const { api, admin, draw } = await setUp();
    const [slab] = await draw([createArea("The Slab")]);
    const area = { ...createArea("The Slab"), code: slab?.code };

    const [original, copy] = await draw([area, { ...area, name: "The Slab copy" }]);
    const other = await api.seed.gym();
    const response = await admin.fetch(`/api/gyms/${other.id}`, {
      method: "PATCH",
      body: toForm({ lines: [], areas: [area] }),
    });
    const { layout } = (await response.json()) as { layout: Layout };

    expect(original?.code).toBe(slab?.code);
    expect(new Set([original?.code, copy?.code, layout.areas[0]?.code]).size).toBe(3);
  });

  test("leads to the gym after the area was removed, and returns with the area", async () => {
    const { api, gym, draw } = await setUp();
    const [slab] = await draw([createArea("The Slab")]);
    await draw([]);

    const response = await api.fetchAnonymously(`/api/codes/${slab?.code}`);
    expect(await response.json()).toMatchObject({ type: "area", gym: { id: gym.id }, area: null });

    const [again] = await draw([createArea("The Slab")]);
    expect(again?.code).toBe(slab?.code);
  });

  test("still leads to the area after the previous version saved the layout without codes", async () => {
    const { api, gym, draw } = await setUp();
    const [slab] = await draw([createArea("The Slab"), createArea("The Cave")]);
    const areas = [createArea("The Cave"), createArea("The Slab")];
    await api.db
      .update(gyms)
      .set({ layout: { lines: [], areas } })
      .where(eq(gyms.id, gym.id));

    const response = await api.fetchAnonymously(`/api/codes/${slab?.code}`);

    expect(await response.json()).toMatchObject({ area: { name: "The Slab", code: slab?.code } });
  });
});

describe("the code of a route", () => {
  async function setUpRoute() {
    const context = await setUp();
    const circuit = await context.api.seed.circuit({ gym_id: context.gym.id });
    const set = await context.api.seed.set({ circuit_id: circuit.id });
    return { ...context, route: await context.api.seed.route({ set_id: set.id }) };
  }

  test("leads to the route, and is in the lists of routes", async () => {
    const { api, gym, route } = await setUpRoute();

    const list = await api.fetchAnonymously(`/api/routes/get_all?gym_id=${gym.id}`);
    const [listed] = (await list.json()) as [{ code: string }];
    const response = await api.fetchAnonymously(`/api/codes/${listed.code}`);

    expect(listed.code).toMatch(CODE);
    expect(await response.json()).toMatchObject({
      type: "route",
      gym: { id: gym.id },
      area: null,
      route: { id: route.id, code: listed.code },
    });
  });

  test("leads to the area in which it is", async () => {
    const { api, gym, draw } = await setUp();
    const [slab] = await draw([createArea("The Slab"), createArea("The Cave")]);
    const circuit = await api.seed.circuit({ gym_id: gym.id });
    const set = await api.seed.set({ circuit_id: circuit.id });
    const route = await api.seed.route({ set_id: set.id, location: "The Slab" });

    const response = await api.fetchAnonymously(`/api/codes/${route.code}`);

    expect(await response.json()).toMatchObject({
      area: { name: "The Slab", code: slab?.code },
      route: { id: route.id },
    });
  });

  test("of a draft is only for setters of the gym", async () => {
    const { api, setter, createDraft } = await setUpDrafts();
    const { code } = await createDraft();
    const path = `/api/codes/${code}`;

    expect((await api.fetchAnonymously(path)).status).toBe(404);
    expect((await (await api.signIn()).fetch(path)).status).toBe(404);
    expect((await setter.fetch(path)).status).toBe(200);
  });
});

test.each(["2BCDFG", "ABC", "2bcdfg", "0BCDFG"])("the code %s leads nowhere", async (code) => {
  const { api } = await setUp();

  expect((await api.fetchAnonymously(`/api/codes/${code}`)).status).toBe(404);
});

test("scans of labels are counted by day, other look-ups are not", async () => {
  const { api, admin, gym, draw } = await setUp();
  const [slab] = await draw([createArea("The Slab")]);
  const path = `/api/codes/${slab?.code}`;

  await Promise.all(
    [path, `${path}?via=label`, `${path}?via=label`].map((url) => api.fetchAnonymously(url)),
  );

  const response = await admin.fetch(`/api/gyms/${gym.id}/scans`);
  expect(await response.json()).toEqual([
    { code: slab?.code, day: new Date().toISOString().slice(0, 10), scans: 2 },
  ]);
});

test("a network does not count endlessly, and its labels still work", async () => {
  const limits = { ...DEFAULT_LIMITS, scansPerIpAddress: 2 };
  const { api, admin, gym, draw } = await setUp({ config: { limits } });
  const [slab] = await draw([createArea("The Slab")]);
  const path = `/api/codes/${slab?.code}?via=label`;

  const responses = await Promise.all(Array.from({ length: 4 }, () => api.fetchAnonymously(path)));

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const scans = await admin.fetch(`/api/gyms/${gym.id}/scans`);
  expect(await scans.json()).toMatchObject([{ code: slab?.code, scans: 2 }]);
});
