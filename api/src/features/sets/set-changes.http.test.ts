import type { RouteSet } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { sendForm } from "../../testing/send-form.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";

async function setOut() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ route_setter: true });
  const circuit = await api.given.circuit();
  return {
    api,
    circuit,
    create: (fields: Parameters<typeof sendForm>[1]) =>
      fetch("/api/sets/create", sendForm("POST", { circuit_id: circuit.id, ...fields })),
  };
}

describe("putting up a set", () => {
  test("answers 201 with it, and its circuit's routes are its own from then on", async () => {
    const { api, circuit, create } = await setOut();
    const before = await api.given.set({ circuit_id: circuit.id, date: new Date("2026-10-01") });
    await api.given.route({ set_id: before.id });
    const current = async () =>
      (await api.anonymously(`/api/routes/get_all?gym_id=${circuit.gym_id}&current=true`)).json();
    expect(await current()).toHaveLength(1);

    const response = await create({ name: "November", date: "2026-11-01" });

    expect(response.status).toBe(201);
    const set = (await response.json()) as RouteSet;
    expect(set).toEqual({
      id: expect.any(String),
      name: "November",
      circuit_id: circuit.id,
      gym_id: circuit.gym_id,
      date: "2026-11-01T00:00:00.000Z",
    });
    const listed = await (await api.anonymously(`/api/sets/${circuit.gym_id}`)).json();
    expect(listed).toMatchObject([set, { id: before.id }]);
    expect(await current()).toEqual([]);
  });

  test.each([
    ["2026-11-01", "2026-11-01T00:00:00.000Z"],
    ["2026-11-01T18:30:00+02:00", "2026-11-01T16:30:00.000Z"],
    ["2026-11-01T18:30:00.123Z", "2026-11-01T18:30:00.123Z"],
    ["2026-11-01T18:30", "2026-11-01T18:30:00.000Z"],
  ])("takes the date %s as %s", async (date, time) => {
    const { create } = await setOut();

    expect(await (await create({ date })).json()).toMatchObject({ date: time });
  });

  test.each(["", "tomorrow", "2026-02-30", "0000-01-01", "+012026-01-01", "1", undefined])(
    "refuses the date %j",
    async (date) => {
      const { create } = await setOut();

      const response = await create({ date });

      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", "date"] }] });
    },
  );

  test.each([undefined, "", "  "])("needs no name: %j is none", async (name) => {
    const { create } = await setOut();

    expect(await (await create({ date: "2026-11-01", name })).json()).toMatchObject({ name: null });
  });

  test("may say the gym, as long as its circuit is there", async () => {
    const { api, circuit, create } = await setOut();
    const date = "2026-11-01";
    const other = await api.given.gym();

    expect((await create({ date, gym_id: circuit.gym_id.toUpperCase() })).status).toBe(201);
    for (const gym_id of [other.id, unknown]) {
      const response = await create({ date, gym_id });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ detail: "CONFLICT" });
    }
    expect((await create({ date, gym_id: "7" })).status).toBe(422);
  });

  test("is 404 for a circuit that is not there", async () => {
    const { create } = await setOut();

    expect((await create({ date: "2026-11-01", circuit_id: unknown })).status).toBe(404);
  });
});
