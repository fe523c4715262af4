import type { RouteSet } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";

describe("a gym's sets", () => {
  test("come newest first, with the gym of their circuit", async () => {
    const api = await createTestApi();
    const circuit = await api.given.circuit();
    const of = (date: string, name: string | null) =>
      api.given.set({ circuit_id: circuit.id, date: new Date(date), name });
    await of("2026-03-01", "March");
    await of("2026-05-01", null);
    await of("2026-04-01", "April");
    await api.given.set();

    const response = await api.fetch(`/api/sets/${circuit.gym_id}`);

    const sets = (await response.json()) as RouteSet[];
    expect(sets.map(({ name }) => name)).toEqual([null, "April", "March"]);
    expect(sets[0]).toEqual({
      id: expect.any(String),
      name: null,
      circuit_id: circuit.id,
      gym_id: circuit.gym_id,
      date: "2026-05-01T00:00:00.000Z",
    });
  });

  test.each(["0192f0c1-7a00-7000-8000-000000000404", "7"])(
    "are not found for the gym %s",
    async (id) => {
      const api = await createTestApi();

      expect((await api.fetch(`/api/sets/${id}`)).status).toBe(404);
    },
  );
});
