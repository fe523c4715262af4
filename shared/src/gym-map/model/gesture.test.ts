import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  reduceGesture,
  type Effect,
  type Gesture,
  IDLE,
  isDoubleTap,
  type PointerInput,
} from "./gesture.ts";

const at = (x: number, y: number) => ({ x, y });

const input = (type: PointerInput["type"], id: number, place: string): PointerInput => {
  const [x = 0, y = 0, time = 0] = place.split(/[, @]+/).map(Number);
  const finger = { id, at: at(x, y) };
  return type === "move" ? { type, fingers: [finger], time } : { type, ...finger, time };
};

function play(...inputs: PointerInput[]): { gesture: Gesture; effects: Effect[] } {
  const effects: Effect[] = [];
  let gesture = IDLE;
  for (const each of inputs) {
    const step = reduceGesture(gesture, each);
    gesture = step.gesture;
    if (step.effect) effects.push(step.effect);
  }
  return { gesture, effects };
}

const finger = fc.record({
  id: fc.nat(2),
  at: fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }),
});

const inputs: fc.Arbitrary<PointerInput[]> = fc
  .array(
    fc.oneof(
      fc.record({ type: fc.constantFrom("down", "up", "cancel"), finger }),
      fc.record({ type: fc.constant("move"), fingers: fc.array(finger, { maxLength: 4 }) }),
    ),
  )
  .map((raw) =>
    raw.map((each, index) => {
      const time = index * 16;
      return "fingers" in each
        ? { type: each.type, fingers: each.fingers, time }
        : { type: each.type, ...each.finger, time };
    }),
  );

describe("one finger", () => {
  test("taps where it was pressed, though it trembles", () => {
    const { gesture, effects } = play(
      input("down", 1, "50, 50"),
      input("move", 1, "53, 52"),
      input("up", 1, "53, 52"),
    );

    expect(gesture).toEqual(IDLE);
    expect(effects).toEqual([{ do: "tap", at: at(50, 50) }]);
  });

  test("pans when it moves, and a drag is no tap", () => {
    const { effects } = play(
      input("down", 1, "50, 50 @ 0"),
      input("move", 1, "80, 50 @ 16"),
      input("move", 1, "90, 55 @ 32"),
      input("up", 1, "90, 55 @ 400"),
    );

    expect(effects).toEqual([
      { do: "pan", by: at(30, 0) },
      { do: "pan", by: at(10, 5) },
      { do: "throw", speed: at(0, 0) },
    ]);
  });

  test("throws the map when it is lifted in full motion", () => {
    const { effects } = play(
      input("down", 1, "0, 0 @ 0"),
      input("move", 1, "20, 0 @ 10"),
      input("move", 1, "40, 0 @ 20"),
      input("up", 1, "40, 0 @ 20"),
    );

    expect(effects.at(-1)).toEqual({ do: "throw", speed: at(2, 0) });
  });

  test("does nothing when the system takes the pointer away", () => {
    expect(play(input("down", 1, "0, 0"), input("cancel", 1, "0, 0")).effects).toEqual([]);
  });
});

describe("two fingers", () => {
  test("zoom by how far they part, about the point between them", () => {
    const { effects } = play(
      input("down", 1, "100, 100"),
      input("down", 2, "200, 100"),
      input("move", 2, "300, 100"),
    );

    expect(effects).toEqual([{ do: "pinch", from: at(150, 100), to: at(200, 100), factor: 2 }]);
  });

  test("that move together do so in one step", () => {
    const { effects } = play(input("down", 1, "100, 100"), input("down", 2, "200, 100"), {
      type: "move",
      fingers: [
        { id: 1, at: at(90, 120) },
        { id: 2, at: at(290, 120) },
      ],
      time: 16,
    });

    expect(effects).toEqual([{ do: "pinch", from: at(150, 100), to: at(190, 120), factor: 2 }]);
  });

  test("leave the one that stays panning", () => {
    const { gesture, effects } = play(
      input("down", 1, "100, 100"),
      input("down", 2, "200, 100"),
      input("up", 1, "100, 100"),
      input("move", 2, "210, 100"),
      input("up", 2, "210, 100 @ 500"),
    );

    expect(gesture).toEqual(IDLE);
    expect(effects).toEqual([
      { do: "pan", by: at(10, 0) },
      { do: "throw", speed: at(0, 0) },
    ]);
  });
});

describe("a second tap", () => {
  const first = { at: at(50, 50), time: 1000 };

  test("soon and close by makes it a double tap", () => {
    expect(isDoubleTap(first, { at: at(60, 50), time: 1200 })).toBe(true);
  });

  test("late, or elsewhere, or without a first, does not", () => {
    expect(isDoubleTap(first, { at: at(50, 50), time: 1500 })).toBe(false);
    expect(isDoubleTap(first, { at: at(90, 50), time: 1200 })).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });
});

describe("any fingers", () => {
  test("tap only when nothing moved and no second one joined", () => {
    fc.assert(
      fc.property(inputs, (all) => {
        let gesture = IDLE;
        const tappedFrom = new Set<Gesture["kind"]>();
        for (const each of all) {
          const step = reduceGesture(gesture, each);
          if (step.effect?.do === "tap") tappedFrom.add(gesture.kind);
          gesture = step.gesture;
        }

        expect([...tappedFrom].filter((kind) => kind !== "pressing")).toEqual([]);
      }),
    );
    expect.hasAssertions();
  });

  test("let go of the map once all are lifted", () => {
    fc.assert(
      fc.property(inputs, (all) => {
        const lifted = [0, 1, 2].map((id) => input("up", id, "0, 0 @ 10000"));

        expect(play(...all, ...lifted).gesture).toEqual(IDLE);
      }),
    );
  });
});
