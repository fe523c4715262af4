import type { PointerInput } from "@topout/shared/gym-map";
import { describe, expect, test } from "vitest";

import { type EditorAction, IDLE_POINTER, type PressTarget, reducePointer } from "./pointer.ts";

const at = (x: number, y = 0) => ({ x, y });
const down = (x: number, id = 1): PointerInput => ({ type: "down", id, point: at(x), time: 0 });
const up = (x: number, id = 1): PointerInput => ({ type: "up", id, point: at(x), time: 50 });
const move = (x: number, id = 1): PointerInput => ({
  type: "move",
  pointers: [{ id, point: at(x) }],
  time: 20,
});

/** The actions and the last state of a sequence of inputs. */
function run(target: PressTarget, inputs: readonly PointerInput[]) {
  let pointer = IDLE_POINTER;
  const actions: EditorAction[] = [];
  for (const input of inputs) {
    const result = reducePointer(pointer, input, () => target);
    pointer = result.pointer;
    if (result.action) actions.push(result.action);
  }
  return { kind: pointer.kind, types: actions.map(({ type }) => type), actions };
}

describe("reducePointer", () => {
  test("goes from idle to pointing to dragging", () => {
    expect(run("point", []).kind).toBe("idle");
    expect(run("point", [down(0)]).kind).toBe("pointing");
    expect(run("point", [down(0), move(20)]).kind).toBe("dragging");
  });

  test("clicks when the pointer does not move", () => {
    expect(run("point", [down(0), move(4), up(4)]).types).toEqual(["click"]);
  });

  test("drags a point and drops it", () => {
    const { actions, kind } = run("point", [down(0), move(20), move(30), up(30)]);

    expect(actions).toEqual([
      { type: "drag", target: "point", from: at(0), to: at(20) },
      { type: "drag", target: "point", from: at(0), to: at(30) },
      { type: "drop" },
    ]);
    expect(kind).toBe("idle");
  });

  test("pans when the pointer drags the canvas", () => {
    expect(run("map", [down(0), move(20), up(20)]).types).toEqual(["pan", "fling"]);
  });

  test("aborts a drag and pinches with a second finger", () => {
    const { types } = run("point", [down(0), move(20), down(200, 2), move(260, 2)]);

    expect(types).toEqual(["drag", "abort", "pinch"]);
  });

  test("aborts a drag that the browser cancels", () => {
    const cancel: PointerInput = { type: "cancel", id: 1, point: at(20), time: 30 };

    expect(run("point", [down(0), move(20), cancel]).types).toEqual(["drag", "abort"]);
  });
});
