import { circuits, gyms, routes } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { normalizeCircuits, normalizeGyms, normalizeRoutes } from "./normalize.ts";

const id = (n: number) => `0192f0c1-7a00-7000-8000-00000000000${n}`;

const circuit = (n: number, name: string) => ({ id: id(n), name, color: "pink", gym_id: id(0) });

describe("normalize", () => {
  test("parses a layout in JSON text and adds missing fields", () => {
    const layout = { lines: [], areas: [] };
    const gym = { id: id(1), name: "Gritworks", location: "Leeds" };

    const [normalized] = gyms.list.response.parse(
      normalizeGyms([{ ...gym, layout: JSON.stringify(layout) }]),
    );

    expect(normalized).toMatchObject({ ...gym, layout, about: "" });
  });

  test("sorts circuits in a plain array", () => {
    const list = circuits.list.response.parse(
      normalizeCircuits([circuit(1, "Orange"), circuit(2, "Green")]),
    );

    expect(list.order).toEqual([id(2), id(1)]);
  });

  test("adds the missing counts of a route", () => {
    const position = { x: 0, y: 0, set_id: id(2), gym_id: id(3), circuit_id: id(4) };
    const details = { name: "P1", grade: "V2", location: "Cave", style: "Slab", color: "pink" };
    const route = { id: id(1), ...position, ...details };

    expect(routes.list.response.parse(normalizeRoutes([route]))).toMatchObject([
      { climb_count: 0, user_sends: 0, user_attempts: 0 },
    ]);
  });

  test("does not make an invalid body valid", () => {
    expect(circuits.list.response.safeParse(normalizeCircuits({ oops: true })).success).toBe(false);
  });
});
