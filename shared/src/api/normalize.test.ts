import { circuits, gyms, routes } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { normalizeCircuits, normalizeGyms, normalizeRoutes } from "./normalize.ts";

const createId = (n: number) => `0192f0c1-7a00-7000-8000-00000000000${n}`;

const createCircuit = (n: number, name: string) => ({
  id: createId(n),
  name,
  color: "pink",
  gym_id: createId(0),
});

describe("normalize", () => {
  test("parses a layout in JSON text and adds missing fields", () => {
    const layout = { lines: [], areas: [] };
    const gym = { id: createId(1), name: "Gritworks", location: "Leeds" };

    const [normalized] = gyms.list.response.parse(
      normalizeGyms([{ ...gym, layout: JSON.stringify(layout) }]),
    );

    expect(normalized).toMatchObject({ ...gym, layout, about: "", time_zone: null });
  });

  test("sorts circuits in a plain array", () => {
    const list = circuits.list.response.parse(
      normalizeCircuits([createCircuit(1, "Orange"), createCircuit(2, "Green")]),
    );

    expect(list.order).toEqual([createId(2), createId(1)]);
  });

  test("adds the missing counts of a route", () => {
    const position = {
      x: 0,
      y: 0,
      set_id: createId(2),
      gym_id: createId(3),
      circuit_id: createId(4),
    };
    const details = { name: "P1", grade: "V2", location: "Cave", style: "Slab", color: "pink" };
    const route = { id: createId(1), ...position, ...details };

    expect(routes.list.response.parse(normalizeRoutes([route]))).toMatchObject([
      { climb_count: 0, user_sends: 0, user_attempts: 0 },
    ]);
  });

  test("does not make an invalid body valid", () => {
    expect(circuits.list.response.safeParse(normalizeCircuits({ oops: true })).success).toBe(false);
  });
});
