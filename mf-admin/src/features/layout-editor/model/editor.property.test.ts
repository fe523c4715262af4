import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { click, createDraft, type Draft, moveSelection, removeSelection } from "./draft.ts";
import { createHistory, type History, record, redo, undo } from "./history.ts";
import { insertAfterSelection, selectAdjacentPoint, selectAll, selectInBox } from "./selection.ts";
import { createLine, type LineShape, MIN_JOINED_POINTS } from "./shape.ts";
import {
  addShape,
  duplicateShape,
  mirrorShape,
  moveShapeInList,
  removeShape,
  setShapeLocked,
} from "./shapes.ts";

type Step = (history: History<LineShape>) => History<LineShape>;

const change =
  (update: (draft: Draft<LineShape>) => Draft<LineShape>): Step =>
  (history) =>
    record(history, update(history.present));

const coordinate = fc.double({ min: -150, max: 150, noNaN: true });
const position = fc.record({ x: coordinate, y: coordinate });

/** A click on a point of the active shape, which random positions rarely hit. */
const clickOnPoint = fc.nat(20).map((number) =>
  change((draft) => {
    const points = draft.shapes[draft.activeShape ?? 0]?.points ?? [];
    const target = points[number % Math.max(points.length, 1)];
    return target ? click(draft, target) : draft;
  }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: position.map((at) => change((draft) => click(draft, at))) },
  { weight: 4, arbitrary: clickOnPoint },
  { weight: 3, arbitrary: position.map((delta) => change((draft) => moveSelection(draft, delta))) },
  fc.tuple(position, position).map(([a, b]) => change((draft) => selectInBox(draft, a, b))),
  fc.constantFrom(
    change(removeSelection),
    change(selectAll),
    change((draft) => insertAfterSelection(draft, { x: 0, y: 0 })),
    change((draft) => selectAdjacentPoint(draft, 1) ?? draft),
    change((draft) => addShape(draft, createLine())),
    change((draft) => removeShape(draft, draft.activeShape ?? 0)),
    change((draft) => moveShapeInList(draft, draft.activeShape ?? 0, -1)),
    change((draft) => duplicateShape(draft)),
    change((draft) => mirrorShape(draft, "horizontal")),
    change((draft) => setShapeLocked(draft, draft.activeShape ?? 0, true)),
    change((draft) => setShapeLocked(draft, draft.activeShape ?? 0, false)),
  ),
  { weight: 3, arbitrary: fc.constant<Step>(undo) },
  { weight: 2, arbitrary: fc.constant<Step>(redo) },
);

const steps = fc.array(step, { minLength: 200, maxLength: 200 });
const start = createHistory(createDraft<LineShape>([createLine()]));

/** The rules that a layout always follows. */
function isValid({ shapes, activeShape, selection }: Draft<LineShape>): boolean {
  const hasValidShapes = shapes.every(
    ({ points, joined }) =>
      points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) &&
      (!joined || points.length >= MIN_JOINED_POINTS),
  );
  const hasValidSelection = selection.every(
    ({ shape, point }) =>
      shapes[shape]?.points[point] !== undefined && shapes[shape].isLocked !== true,
  );
  return hasValidShapes && hasValidSelection && shapes[activeShape ?? 0] !== undefined;
}

describe("200 random clicks, drags, keys and undos", () => {
  test("leave a valid layout after every step", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let history = start;
        for (const apply of sequence) {
          history = apply(history);
          expect(isValid(history.present)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("can be undone to every earlier state and redone again", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const last = sequence.reduce((history, apply) => apply(history), start);
        const latest = last.future.reduce((history) => redo(history), last);
        const states = [...latest.past, latest.present].map(({ shapes }) => shapes);

        let history = latest;
        for (const expected of states.toReversed()) {
          expect(history.present.shapes).toBe(expected);
          history = undo(history);
        }
        for (const expected of states) {
          expect(history.present.shapes).toBe(expected);
          history = redo(history);
        }
      }),
      { numRuns: 50 },
    );
  });
});
