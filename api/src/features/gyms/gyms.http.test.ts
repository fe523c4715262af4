import type { Layout } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson } from "../../testing/index.ts";

const layout: Layout = {
  lines: [{ joined: false, points: [{ x: -1.5, y: 2 }], style: "wall" }],
  areas: [{ joined: true, points: [], name: "Cave", style: "area", color: "#ff000022" }],
};

describe("the list of gyms", () => {
  test("is sorted by name, and contains layouts", async () => {
    const api = await createTestApi();
    await api.seed.gym({ name: "gym 10" });
    const second = await api.seed.gym({ name: "Gym 2", layout, image: "key", version: 3 });

    const response = await api.fetch("/api/gyms");

    const gyms = await readJson<{ name: string }[]>(response);
    expect(gyms.map(({ name }) => name)).toEqual(["Gym 2", "gym 10"]);
    expect(gyms[0]).toEqual({
      id: second.id,
      name: "Gym 2",
      location: "Leeds",
      about: "",
      layout,
      has_image: true,
      time_zone: null,
      version: 3,
    });
  });

  test("is empty without gyms", async () => {
    const api = await createTestApi();

    expect(await (await api.fetch("/api/gyms")).json()).toEqual([]);
  });
});
