import type { RouteSet } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";

describe("a gym's sets", () => {
  test("are listed newest first, with the gym of their circuit", async () => {
    const api = await createTestApi();
    const circuit = await api.seed.circuit();
    const createSet = (date: string, name: string | null) =>
      api.seed.set({ circuit_id: circuit.id, date: new Date(date), name });
    await createSet("2026-03-01", "March");
    await createSet("2026-05-01", null);
    await createSet("2026-04-01", "April");
    await api.seed.set();

    const response = await api.fetch(`/api/sets/${circuit.gym_id}`);

    const sets = await readJson<RouteSet[]>(response);
    expect(sets.map(({ name }) => name)).toEqual([null, "April", "March"]);
    expect(sets[0]).toEqual({
      id: expect.any(String),
      name: null,
      circuit_id: circuit.id,
      gym_id: circuit.gym_id,
      date: "2026-05-01T00:00:00.000Z",
    });
  });

  test.each([UNKNOWN_ID, "7"])("return 404 for the gym %s", async (id) => {
    const api = await createTestApi();

    expect((await api.fetch(`/api/sets/${id}`)).status).toBe(404);
  });
});
