import { describe, expect, test } from "vitest";

import type { Circuit } from "@topout/shared/contract";

import { createSend } from "../testing/create-send.ts";
import { countSendsByCircuit } from "./count-sends-by-circuit.ts";

const circuit = (id: string, name: string, color: Circuit["color"]): Circuit => ({
  id,
  name,
  color,
  gym_id: "gym",
});

const red = () => createSend({ circuit_id: "red", color: "red" });
const green = () => createSend({ circuit_id: "green", color: "green" });
const sends = [red(), green(), red()];

describe("countSendsByCircuit", () => {
  test("counts sends by circuit in display order", () => {
    const counts = countSendsByCircuit(sends, [
      circuit("green", "Green", "green"),
      circuit("red", "Red", "red"),
    ]);

    expect(counts.map(({ name, skin, sends: count }) => [name, skin, count])).toEqual([
      ["Green", "green", 1],
      ["Red", "red", 2],
    ]);
  });

  test("uses the route's colour while the circuits are loading", () => {
    expect(countSendsByCircuit(sends, []).map(({ name, skin }) => [name, skin])).toEqual([
      [undefined, "red"],
      [undefined, "green"],
    ]);
  });

  test("uses the white skin for a circuit named White", () => {
    const [white] = countSendsByCircuit(
      [createSend({ circuit_id: "w", color: "black" })],
      [circuit("w", "White", "black")],
    );

    expect(white?.skin).toBe("white");
  });
});
