import type { ArchivePage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";

const JANUARY = new Date("2026-01-12T10:00:00.000Z");
const FEBRUARY = new Date("2026-02-03T10:00:00.000Z");

/** Creates a gym with two stripped routes of different circuits and setters, a live route, and one of another gym. */
async function setUp() {
  const api = await createTestApi();
  const [ann, bob] = [
    await api.seed.user({ username: "ann" }),
    await api.seed.user({ username: "bob" }),
  ];
  const gym = await api.seed.gym();
  const pink = await api.seed.circuit({ gym_id: gym.id, color: "pink" });
  const black = await api.seed.circuit({ gym_id: gym.id, color: "black" });
  const createRoute = async (circuit: typeof pink, values: Parameters<typeof api.seed.route>[0]) =>
    api.seed.route({ set_id: (await api.seed.set({ circuit_id: circuit.id })).id, ...values });
  const stripped = { status: "stripped" } as const;
  const old = await createRoute(pink, {
    ...stripped,
    stripped_at: JANUARY,
    setter_id: ann.id,
    name: "Old Friend",
    location: "The Cave",
  });
  const recent = await createRoute(black, {
    ...stripped,
    stripped_at: FEBRUARY,
    setter_id: bob.id,
    name: "B7",
    location: "The Slab",
  });
  await createRoute(pink, { name: "Old live one" });
  await api.seed.route({ ...stripped, stripped_at: FEBRUARY });
  const read = (query = "") =>
    readJson<ArchivePage>(api.fetchAnonymously(`/api/gyms/${gym.id}/archive?${query}`));
  return {
    api,
    ann,
    bob,
    gym,
    pink,
    old,
    recent,
    read,
    listNames: async (query: string) => (await read(query)).data.map(({ name }) => name),
  };
}

describe("the archive of a gym", () => {
  test("lists its stripped routes, last stripped first", async () => {
    const { api, ann, bob, old, recent, read } = await setUp();
    await api.seed.send({ user: ann.id, route: old.id, time: JANUARY });
    await api.seed.video({ user_id: ann.id, route_id: old.id });
    await api.seed.video({ user_id: ann.id, route_id: old.id, state: "failed" });

    const page = await read();

    expect(page.meta).toEqual({
      page: 1,
      total: 2,
      totalPages: 1,
      as_of: expect.any(String),
      setters: [
        { id: ann.id, username: "ann", display_name: null },
        { id: bob.id, username: bob.username, display_name: null },
      ],
    });
    expect(page.data).toMatchObject([
      { id: recent.id, status: "stripped", stripped_at: FEBRUARY.toISOString(), video_count: 0 },
      { id: old.id, setter: { username: "ann" }, climb_count: 1, video_count: 1 },
    ]);
  });

  test("can be searched by name, circuit, area, setter and time", async () => {
    const { ann, pink, listNames } = await setUp();

    expect(await listNames("q=old")).toEqual(["Old Friend"]);
    expect(await listNames("q=%25")).toEqual([]);
    expect(await listNames(`circuit_id=${pink.id}`)).toEqual(["Old Friend"]);
    expect(await listNames("area=the%20slab")).toEqual(["B7"]);
    expect(await listNames(`setter=${ann.id}`)).toEqual(["Old Friend"]);
    expect(await listNames(`since=${FEBRUARY.toISOString()}`)).toEqual(["B7"]);
    expect(await listNames(`until=${JANUARY.toISOString()}`)).toEqual(["Old Friend"]);
    expect(await listNames(`q=old&area=the%20slab`)).toEqual([]);
  });

  test("does not find the routes of a setter with a hidden profile", async () => {
    const { api, gym, listNames, read } = await setUp();
    const cleo = await api.seed.user({ profile_visible: false });
    const circuit = await api.seed.circuit({ gym_id: gym.id });
    const set = await api.seed.set({ circuit_id: circuit.id });
    await api.seed.route({
      set_id: set.id,
      name: "C1",
      setter_id: cleo.id,
      status: "stripped",
      stripped_at: new Date(),
    });

    expect(await listNames(`setter=${cleo.id}`)).toEqual([]);
    const page = await read("q=C1");
    expect(page.data).toMatchObject([{ setter: null }]);
    expect(page.meta.setters.map(({ username }) => username)).toEqual(["ann", "bob"]);
  });

  test("has pages of 50, which later strippings do not shift", async () => {
    const { api, old, read } = await setUp();
    const strip = (stripped_at: Date) =>
      api.seed.route({ set_id: old.set_id, status: "stripped", stripped_at });
    for (let day = 1; day < 50; day++) await strip(new Date(JANUARY.getTime() - day * 86_400_000));
    const first = await read();
    await strip(new Date(Date.parse(first.meta.as_of) + 1));

    const second = await read(`page=2&until=${first.meta.as_of}`);

    expect(first.data).toHaveLength(50);
    expect(second.meta).toMatchObject({ page: 2, total: 51, totalPages: 2 });
    expect(second.data).toHaveLength(1);
  });

  test("of an unknown gym does not exist", async () => {
    const { api } = await setUp();

    expect((await api.fetchAnonymously(`/api/gyms/${UNKNOWN_ID}/archive`)).status).toBe(404);
  });
});
