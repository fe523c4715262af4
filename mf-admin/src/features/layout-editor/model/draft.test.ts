import { describe, expect, test } from "vitest";

import { click, createDraft, type Draft, moveSelection, activateShape } from "./draft.ts";
import { selectInBox } from "./selection.ts";
import { createLine, type LineShape } from "./shape.ts";
import { addShape, canRemoveShape, removeShape, updateShape } from "./shapes.ts";

const at = (x: number, y: number) => ({ x, y });
const empty = createDraft<LineShape>([createLine()]);
const draw = (...points: { x: number; y: number }[]) =>
  points.reduce<Draft<LineShape>>((draft, point) => click(draft, point), empty);
const getPoints = ({ shapes }: Draft<LineShape>, index = 0) => shapes[index]?.points;

const wall = draw(at(0, 0), at(100, 0), at(100, 100));
const joined = click(wall, at(3, 3));

describe("click", () => {
  test("on the empty canvas adds a point", () => {
    expect(getPoints(wall)).toEqual([at(0, 0), at(100, 0), at(100, 100)]);
  });

  test("on the first point of an open shape closes it", () => {
    expect(joined.shapes[0]).toMatchObject({ joined: true, points: getPoints(wall) });
  });

  test("on the first point does not close a shape of two points", () => {
    const line = click(draw(at(0, 0), at(100, 0)), at(0, 0));

    expect(line.shapes[0]?.joined).toBe(false);
    expect(line.selection).toEqual([{ shape: 0, point: 0 }]);
  });

  test("on a line inserts a point between its ends", () => {
    expect(getPoints(click(wall, at(50, 4)))?.[1]).toEqual(at(50, 4));
  });

  test("on the closing line of a joined shape inserts a point at the end", () => {
    expect(getPoints(click(joined, at(50, 50)))?.at(-1)).toEqual(at(50, 50));
  });

  test("on a point selects it", () => {
    expect(click(wall, at(100, 0)).selection).toEqual([{ shape: 0, point: 1 }]);
  });

  test("on the selected point deletes it", () => {
    const deleted = click(click(wall, at(100, 0)), at(100, 0));

    expect(getPoints(deleted)).toEqual([at(0, 0), at(100, 100)]);
    expect(deleted.selection).toEqual([]);
  });

  test.each([
    ["hits a point within 6 units", at(100, 6), 3],
    ["adds a point beyond 6 units from a point", at(107, 0), 4],
    ["hits a line within 5 units", at(50, 5), 4],
    ["adds a point beyond 5 units from a line", at(50, 5.1), 4],
  ])("%s", (_rule, position, count) => {
    expect(getPoints(click(wall, position))).toHaveLength(count);
  });

  test("inserts a point into a line only within 5 units", () => {
    expect(getPoints(click(wall, at(50, 5)))?.[1]).toEqual(at(50, 5));
    expect(getPoints(click(wall, at(50, 5.1)))?.at(-1)).toEqual(at(50, 5.1));
  });

  test("outside a joined shape deselects its points", () => {
    const selected = click(joined, at(100, 0));

    expect(click(selected, at(-50, 50))).toEqual({ ...joined, selection: [] });
  });

  test("outside a joined shape activates another shape at that position", () => {
    const two = addShape(joined, { ...createLine(), points: [at(-50, 0), at(-50, 90)] });
    const back = activateShape(two, 0);

    expect(click(back, at(-50, 40)).activeShape).toBe(1);
  });

  test("opens a joined shape when only two of its points remain", () => {
    const opened = click(click(joined, at(100, 0)), at(100, 0));

    expect(opened.shapes[0]?.joined).toBe(false);
  });

  test("does not change a locked shape", () => {
    const locked = updateShape(wall, 0, { isLocked: true });

    expect(click(locked, at(-50, -50)).shapes).toEqual(locked.shapes);
  });
});

describe("moveSelection", () => {
  test("moves the selected point and no other", () => {
    const moved = moveSelection(click(wall, at(100, 0)), at(20, 10));

    expect(getPoints(moved)).toEqual([at(0, 0), at(120, 10), at(100, 100)]);
  });

  test("moves all points that a box selects", () => {
    const moved = moveSelection(selectInBox(wall, at(90, -10), at(110, 110)), at(5, 0));

    expect(getPoints(moved)).toEqual([at(0, 0), at(105, 0), at(105, 100)]);
  });
});

describe("removeShape", () => {
  test("does not delete the last remaining line", () => {
    expect(canRemoveShape(wall, 0)).toBe(false);
    expect(removeShape(wall, 0)).toBe(wall);
  });

  test("deletes one of two lines", () => {
    const two = addShape(wall, createLine());

    expect(removeShape(two, 0).shapes).toEqual([createLine()]);
  });
});

test("updateShape changes the style of a line", () => {
  expect(updateShape(wall, 0, { style: "mat" }).shapes[0]?.style).toBe("mat");
});
