import { circuits, gyms, routes } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { normalizeCircuits, normalizeGyms, normalizeRoutes } from "./normalize.ts";

const id = (n: number) => `0192f0c1-7a00-7000-8000-00000000000${n}`;

const circuit = (n: number, name: string) => ({ id: id(n), name, color: "pink", gym_id: id(0) });

describe("an older server", () => {
  test("may send a layout as JSON text and leave out the optional fields", () => {
    const layout = { lines: [], areas: [] };
    const gym = { id: id(1), name: "Gritworks", location: "Leeds" };

    const [upgraded] = gyms.list.response.parse(
      normalizeGyms([{ ...gym, layout: JSON.stringify(layout) }]),
    );

    expect(upgraded).toMatchObject({ ...gym, layout, about: "" });
  });

  test("may send circuits as a bare array, which the display order sorts", () => {
    const list = circuits.list.response.parse(
      normalizeCircuits([circuit(1, "Orange"), circuit(2, "Green")]),
    );

    expect(list.order).toEqual([id(2), id(1)]);
  });

  test("may count nothing on a route", () => {
    const place = { x: 0, y: 0, set_id: id(2), gym_id: id(3), circuit_id: id(4) };
    const look = { name: "P1", grade: "V2", location: "Cave", style: "Slab", color: "pink" };
    const route = { id: id(1), ...place, ...look };

    expect(routes.list.response.parse(normalizeRoutes([route]))).toMatchObject([
      { climb_count: 0, user_sends: 0, user_attempts: 0 },
    ]);
  });

  test("does not hide a body that is wrong altogether", () => {
    expect(circuits.list.response.safeParse(normalizeCircuits({ oops: true })).success).toBe(false);
  });
});
