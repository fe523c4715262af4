import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createDraft } from "./draft.ts";
import { replaceShapes } from "./replace-shapes.ts";
import { selectAdjacentPoint } from "./selection.ts";
import { createLine, getLineNames, type LineShape } from "./shape.ts";
import {
  duplicateShape,
  mirrorShape,
  moveShapeInList,
  removeShape,
  setShapeLocked,
} from "./shapes.ts";

const coordinate = fc.integer({ min: -100, max: 100 });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 1,
  maxLength: 8,
});
const wall: LineShape = {
  ...createLine(),
  points: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 30 },
  ],
};
const pad: LineShape = { ...wall, style: "mat" };
const draft = createDraft([wall, pad, wall]);

describe("mirrorShape", () => {
  test("mirrors around the centre of the bounds", () => {
    expect(mirrorShape(createDraft([wall]), "horizontal").shapes[0]?.points).toEqual([
      { x: 40, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 30 },
    ]);
    expect(mirrorShape(createDraft([wall]), "vertical").shapes[0]?.points).toEqual([
      { x: 0, y: 30 },
      { x: 40, y: 30 },
      { x: 40, y: 0 },
    ]);
  });

  test("returns the original shape when it is applied twice", () => {
    fc.assert(
      fc.property(
        points,
        fc.constantFrom("horizontal" as const, "vertical" as const),
        (list, axis) => {
          const start = createDraft([{ ...wall, points: list }]);

          expect(mirrorShape(mirrorShape(start, axis), axis)).toEqual(start);
        },
      ),
    );
  });
});

describe("duplicateShape", () => {
  test("adds an unlocked copy beside the original and makes it active", () => {
    const { shapes, activeShape } = duplicateShape(
      createDraft([{ ...wall, isLocked: true as const }]),
    );

    expect(activeShape).toBe(1);
    expect(shapes[1]).toMatchObject({ isLocked: false, points: [{ x: 10, y: 10 }, {}, {}] });
  });
});

describe("moveShapeInList", () => {
  test("changes the order and the names, and keeps the shape active", () => {
    const moved = moveShapeInList(draft, 1, -1);

    expect(getLineNames(moved.shapes)).toEqual(["Pad Area 1", "Wall 1", "Wall 2"]);
    expect(moved.activeShape).toBe(0);
  });

  test("changes nothing at the ends of the list", () => {
    expect(moveShapeInList(draft, 0, -1)).toBe(draft);
    expect(moveShapeInList(draft, 2, 1)).toBe(draft);
  });
});

describe("a locked shape", () => {
  const locked = setShapeLocked(createDraft([wall, wall]), 1, true);

  test("cannot be mirrored or deleted", () => {
    expect(mirrorShape(locked, "horizontal")).toBe(locked);
    expect(removeShape(locked, 1)).toBe(locked);
  });

  test("has no selected points", () => {
    const selected = { ...createDraft([wall]), selection: [{ shape: 0, point: 1 }] };

    expect(setShapeLocked(selected, 0, true).selection).toEqual([]);
    expect(selectAdjacentPoint(locked, 1)).toBeUndefined();
  });
});

describe("replaceShapes", () => {
  test("makes the last of the new shapes active", () => {
    expect(replaceShapes(draft, [pad])).toEqual({ shapes: [pad], activeShape: 0, selection: [] });
  });

  test("keeps the shapes if there are no new ones", () => {
    expect(replaceShapes(draft, [])).toBe(draft);
  });
});
