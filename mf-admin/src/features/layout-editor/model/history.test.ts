import { describe, expect, test } from "vitest";

import { click, createDraft } from "./draft.ts";
import { createHistory, type History, MAX_STEPS, record, redo, undo } from "./history.ts";
import { createLine, type LineShape } from "./shape.ts";
import { updateShape } from "./shapes.ts";

const start = createHistory<LineShape>(createDraft([createLine()]));
const addPoint = (history: History<LineShape>, x: number) =>
  record(history, click(history.present, { x, y: 0 }));
const countPoints = ({ present }: History<LineShape>) => present.shapes[0]?.points.length;

describe("History", () => {
  test("undoes and redoes a step", () => {
    const drawn = addPoint(addPoint(start, 0), 50);

    expect(undo(drawn).present).toBe(drawn.past.at(-1));
    expect(redo(undo(drawn)).present).toBe(drawn.present);
  });

  test("does not count a change of the selection as a step", () => {
    const drawn = addPoint(addPoint(start, 0), 50);
    const selected = record(drawn, click(drawn.present, { x: 0, y: 0 }));

    expect(countPoints(undo(selected))).toBe(1);
  });

  test("discards undone steps after a change", () => {
    const changed = addPoint(undo(addPoint(addPoint(start, 0), 50)), 90);

    expect(redo(changed).present).toBe(changed.present);
  });

  test("merges consecutive changes with the same key", () => {
    const rename = (history: History<LineShape>, style: LineShape["style"]) =>
      record(history, updateShape(history.present, 0, { style }), "style 0");

    expect(undo(rename(rename(start, "mat"), "wall")).present).toBe(start.present);
  });

  test("can undo the last 1,000 steps", () => {
    let history = start;
    expect(MAX_STEPS).toBe(1_000);
    for (let step = 1; step <= MAX_STEPS + 100; step += 1) history = addPoint(history, step * 10);
    for (let step = 1; step <= MAX_STEPS + 100; step += 1) history = undo(history);

    expect(countPoints(history)).toBe(100);
  });
});
