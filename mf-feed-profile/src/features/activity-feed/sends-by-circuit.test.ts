import { describe, expect, test } from "vitest";

import type { Activity, Circuit } from "@topout/shared/contract";

import { sendsByCircuit } from "./sends-by-circuit.ts";

const circuit = (id: string, name: string, color: Circuit["color"]): Circuit => ({
  id,
  name,
  color,
  gym_id: "gym",
});

const send = (circuit_id: string, color: Circuit["color"]): Activity["climbs"][number] => ({
  time: "2026-11-20T10:00:00.000Z",
  route: {
    id: crypto.randomUUID(),
    name: "P1",
    grade: "V4",
    location: "The Slab",
    style: "",
    x: 0,
    y: 0,
    set_id: "set",
    gym_id: "gym",
    circuit_id,
    color,
    has_image: false,
    climb_count: 1,
    user_sends: 0,
    user_attempts: 0,
    version: 1,
  },
});

const sends = [send("red", "red"), send("green", "green"), send("red", "red")];

describe("an activity's sends", () => {
  test("are counted by circuit in display order", () => {
    const counted = sendsByCircuit(sends, [
      circuit("green", "Green", "green"),
      circuit("red", "Red", "red"),
    ]);

    expect(counted.map(({ name, skin, sends: count }) => [name, skin, count])).toEqual([
      ["Green", "green", 1],
      ["Red", "red", 2],
    ]);
  });

  test("look right before the gym's circuits are there", () => {
    expect(sendsByCircuit(sends, []).map(({ name, skin }) => [name, skin])).toEqual([
      [undefined, "red"],
      [undefined, "green"],
    ]);
  });

  test("of a circuit named White stand under the white ring", () => {
    const [white] = sendsByCircuit([send("w", "black")], [circuit("w", "White", "black")]);

    expect(white?.skin).toBe("white");
  });
});
