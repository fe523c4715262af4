import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  reduceGesture,
  type GestureAction,
  type Gesture,
  IDLE,
  isDoubleTap,
  type PointerInput,
} from "./gesture.ts";

const createPoint = (x: number, y: number) => ({ x, y });

const createInput = (type: PointerInput["type"], id: number, position: string): PointerInput => {
  const [x = 0, y = 0, time = 0] = position.split(/[, @]+/).map(Number);
  const pointer = { id, point: createPoint(x, y) };
  return type === "move" ? { type, pointers: [pointer], time } : { type, ...pointer, time };
};

function reduceAll(...inputs: PointerInput[]): { gesture: Gesture; actions: GestureAction[] } {
  const actions: GestureAction[] = [];
  let gesture = IDLE;
  for (const pointerInput of inputs) {
    const step = reduceGesture(gesture, pointerInput);
    gesture = step.gesture;
    if (step.action) actions.push(step.action);
  }
  return { gesture, actions };
}

const anyPointer = fc.record({
  id: fc.nat(2),
  point: fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }),
});

const anyInputs: fc.Arbitrary<PointerInput[]> = fc
  .array(
    fc.oneof(
      fc.record({ type: fc.constantFrom("down", "up", "cancel"), pointer: anyPointer }),
      fc.record({ type: fc.constant("move"), pointers: fc.array(anyPointer, { maxLength: 4 }) }),
    ),
  )
  .map((generated) =>
    generated.map((item, index) => {
      const time = index * 16;
      return "pointers" in item
        ? { type: item.type, pointers: item.pointers, time }
        : { type: item.type, ...item.pointer, time };
    }),
  );

describe("reduceGesture with one pointer", () => {
  test("taps at the start position after small moves", () => {
    const { gesture, actions } = reduceAll(
      createInput("down", 1, "50, 50"),
      createInput("move", 1, "53, 52"),
      createInput("up", 1, "53, 52"),
    );

    expect(gesture).toEqual(IDLE);
    expect(actions).toEqual([{ type: "tap", point: createPoint(50, 50) }]);
  });

  test("pans when the pointer moves, without a tap at the end", () => {
    const { actions } = reduceAll(
      createInput("down", 1, "50, 50 @ 0"),
      createInput("move", 1, "80, 50 @ 16"),
      createInput("move", 1, "90, 55 @ 32"),
      createInput("up", 1, "90, 55 @ 400"),
    );

    expect(actions).toEqual([
      { type: "pan", delta: createPoint(30, 0) },
      { type: "pan", delta: createPoint(10, 5) },
      { type: "fling", velocity: createPoint(0, 0) },
    ]);
  });

  test("flings the map when the pointer is lifted while moving", () => {
    const { actions } = reduceAll(
      createInput("down", 1, "0, 0 @ 0"),
      createInput("move", 1, "20, 0 @ 10"),
      createInput("move", 1, "40, 0 @ 20"),
      createInput("up", 1, "40, 0 @ 20"),
    );

    expect(actions.at(-1)).toEqual({ type: "fling", velocity: createPoint(2, 0) });
  });

  test("flings the map when a busy browser merges all moves into one", () => {
    const { actions } = reduceAll(
      createInput("down", 1, "0, 0 @ 0"),
      createInput("move", 1, "40, 0 @ 20"),
      createInput("up", 1, "40, 0 @ 20"),
    );

    expect(actions.at(-1)).toEqual({ type: "fling", velocity: createPoint(2, 0) });
  });

  test("does nothing on pointercancel", () => {
    expect(
      reduceAll(createInput("down", 1, "0, 0"), createInput("cancel", 1, "0, 0")).actions,
    ).toEqual([]);
  });
});

describe("reduceGesture with two pointers", () => {
  test("pinches by the change of the distance, around the midpoint", () => {
    const { actions } = reduceAll(
      createInput("down", 1, "100, 100"),
      createInput("down", 2, "200, 100"),
      createInput("move", 2, "300, 100"),
    );

    expect(actions).toEqual([
      { type: "pinch", from: createPoint(150, 100), to: createPoint(200, 100), factor: 2 },
    ]);
  });

  test("returns one action when both pointers move", () => {
    const { actions } = reduceAll(
      createInput("down", 1, "100, 100"),
      createInput("down", 2, "200, 100"),
      {
        type: "move",
        pointers: [
          { id: 1, point: createPoint(90, 120) },
          { id: 2, point: createPoint(290, 120) },
        ],
        time: 16,
      },
    );

    expect(actions).toEqual([
      { type: "pinch", from: createPoint(150, 100), to: createPoint(190, 120), factor: 2 },
    ]);
  });

  test("pans with the other pointer when one is lifted", () => {
    const { gesture, actions } = reduceAll(
      createInput("down", 1, "100, 100"),
      createInput("down", 2, "200, 100"),
      createInput("up", 1, "100, 100"),
      createInput("move", 2, "210, 100"),
      createInput("up", 2, "210, 100 @ 500"),
    );

    expect(gesture).toEqual(IDLE);
    expect(actions).toEqual([
      { type: "pan", delta: createPoint(10, 0) },
      { type: "fling", velocity: createPoint(0, 0) },
    ]);
  });
});

describe("isDoubleTap", () => {
  const first = { point: createPoint(50, 50), time: 1000 };

  test("accepts a second tap that is quick and nearby", () => {
    expect(isDoubleTap(first, { point: createPoint(60, 50), time: 1200 })).toBe(true);
  });

  test("rejects a late tap, a distant tap and a first tap", () => {
    expect(isDoubleTap(first, { point: createPoint(50, 50), time: 1500 })).toBe(false);
    expect(isDoubleTap(first, { point: createPoint(90, 50), time: 1200 })).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });
});

describe("reduceGesture with any input", () => {
  test("taps only from the pressing state", () => {
    fc.assert(
      fc.property(anyInputs, (all) => {
        let gesture = IDLE;
        const tapStates = new Set<Gesture["kind"]>();
        for (const pointerInput of all) {
          const step = reduceGesture(gesture, pointerInput);
          if (step.action?.type === "tap") tapStates.add(gesture.kind);
          gesture = step.gesture;
        }

        expect([...tapStates].filter((kind) => kind !== "pressing")).toEqual([]);
      }),
    );
    expect.hasAssertions();
  });

  test("is idle after all pointers are lifted", () => {
    fc.assert(
      fc.property(anyInputs, (all) => {
        const upInputs = [0, 1, 2].map((id) => createInput("up", id, "0, 0 @ 10000"));

        expect(reduceAll(...all, ...upInputs).gesture).toEqual(IDLE);
      }),
    );
  });
});
