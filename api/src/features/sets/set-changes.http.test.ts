import type { RouteSet } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";

async function setUp() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ route_setter: true });
  const circuit = await api.seed.circuit();
  return {
    api,
    circuit,
    create: (fields: Parameters<typeof createFormRequest>[1]) =>
      fetch("/api/sets/create", createFormRequest("POST", { circuit_id: circuit.id, ...fields })),
  };
}

describe("creating a set", () => {
  test("returns it with 201, and makes it the current set of its circuit", async () => {
    const { api, circuit, create } = await setUp();
    const previous = await api.seed.set({ circuit_id: circuit.id, date: new Date("2026-10-01") });
    await api.seed.route({ set_id: previous.id });
    const listCurrentRoutes = async () =>
      (
        await api.fetchAnonymously(`/api/routes/get_all?gym_id=${circuit.gym_id}&current=true`)
      ).json();
    expect(await listCurrentRoutes()).toHaveLength(1);

    const response = await create({ name: "November", date: "2026-11-01" });

    expect(response.status).toBe(201);
    const set = await readJson<RouteSet>(response);
    expect(set).toEqual({
      id: expect.any(String),
      name: "November",
      circuit_id: circuit.id,
      gym_id: circuit.gym_id,
      date: "2026-11-01T00:00:00.000Z",
    });
    const sets = await (await api.fetchAnonymously(`/api/sets/${circuit.gym_id}`)).json();
    expect(sets).toMatchObject([set, { id: previous.id }]);
    expect(await listCurrentRoutes()).toEqual([]);
  });

  test("creates one set for concurrent requests with the same key", async () => {
    const { api, circuit, create } = await setUp();
    const fields = {
      date: "2026-11-01",
      idempotency_key: "0192f0c1-7a00-7000-8000-000000000001",
    };

    const responses = await Promise.all([create(fields), create(fields)]);

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    const [first, second] = await Promise.all(
      responses.map((response) => readJson<RouteSet>(response)),
    );
    expect(second).toEqual(first);
    const sets = await (await api.fetchAnonymously(`/api/sets/${circuit.gym_id}`)).json();
    expect(sets).toEqual([first]);
  });

  test.each([
    ["2026-11-01", "2026-11-01T00:00:00.000Z"],
    ["2026-11-01T18:30:00+02:00", "2026-11-01T16:30:00.000Z"],
    ["2026-11-01T18:30:00.123Z", "2026-11-01T18:30:00.123Z"],
    ["2026-11-01T18:30", "2026-11-01T18:30:00.000Z"],
  ])("parses the date %s as %s", async (date, time) => {
    const { create } = await setUp();

    expect(await (await create({ date })).json()).toMatchObject({ date: time });
  });

  test.each(["", "tomorrow", "2026-02-30", "0000-01-01", "+012026-01-01", "1", undefined])(
    "rejects the date %j",
    async (date) => {
      const { create } = await setUp();

      const response = await create({ date });

      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", "date"] }] });
    },
  );

  test.each([undefined, "", "  "])("stores the name %j as null", async (name) => {
    const { create } = await setUp();

    expect(await (await create({ date: "2026-11-01", name })).json()).toMatchObject({ name: null });
  });

  test("accepts the gym of the circuit, and rejects another gym", async () => {
    const { api, circuit, create } = await setUp();
    const date = "2026-11-01";
    const other = await api.seed.gym();

    expect((await create({ date, gym_id: circuit.gym_id.toUpperCase() })).status).toBe(201);
    for (const gym_id of [other.id, UNKNOWN_ID]) {
      const response = await create({ date, gym_id });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: "CONFLICT" });
    }
    expect((await create({ date, gym_id: "7" })).status).toBe(422);
  });

  test("returns 404 for an unknown circuit", async () => {
    const { create } = await setUp();

    expect((await create({ date: "2026-11-01", circuit_id: UNKNOWN_ID })).status).toBe(404);
  });
});
