import type { CircuitList } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";

describe("a gym's circuits", () => {
  test("come by id, and in the display order of their names", async () => {
    const api = await createTestApi();
    const { id: gym_id } = await api.given.gym();
    await api.given.circuit({ name: "Elsewhere" });
    for (const name of ["Wild 10", "Orange", "Wild 9", "White", "green"]) {
      await api.given.circuit({ gym_id, name, color: "orange" });
    }

    const response = await api.fetch(`/api/circuits/${gym_id.toUpperCase()}`);

    const { data, order } = (await response.json()) as CircuitList;
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

  test.each(["0192f0c1-7a00-7000-8000-000000000404", "7"])(
    "are not found for the gym %s",
    async (id) => {
      const api = await createTestApi();

      const response = await api.fetch(`/api/circuits/${id}`);

      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
    },
  );
});
