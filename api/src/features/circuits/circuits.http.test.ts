import type { CircuitList } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";

describe("a gym's circuits", () => {
  test("are returned by id, with their display order", async () => {
    const api = await createTestApi();
    const { id: gym_id } = await api.seed.gym();
    await api.seed.circuit({ name: "Elsewhere" });
    for (const name of ["Wild 10", "Orange", "Wild 9", "White", "green"]) {
      await api.seed.circuit({ gym_id, name, color: "orange" });
    }

    const response = await api.fetch(`/api/circuits/${gym_id.toUpperCase()}`);

    const { data, order } = await readJson<CircuitList>(response);
    expect(order.map((id) => data[id]?.name)).toEqual([
      "green",
      "White",
      "Orange",
      "Wild 9",
      "Wild 10",
    ]);
    expect(data[order[0] ?? ""]).toEqual({ id: order[0], name: "green", color: "orange", gym_id });
    expect(Object.keys(data)).toHaveLength(5);
  });

  test.each([UNKNOWN_ID, "7"])("return 404 for the gym %s", async (id) => {
    const api = await createTestApi();

    const response = await api.fetch(`/api/circuits/${id}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });
});
