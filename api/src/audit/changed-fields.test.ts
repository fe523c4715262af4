import type { Layout } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { selectChangedFields } from "./changed-fields.ts";

const createLayout = (pointCount: number): Layout => ({
  lines: [
    {
      joined: false,
      style: "wall",
      points: Array.from({ length: pointCount }, (_, x) => ({ x, y: 0 })),
    },
  ],
  areas: [],
});

describe("selectChangedFields", () => {
  test("selects the fields that differ", () => {
    const before = { name: "P1", grade: "6a", location: "Cave" };

    expect(selectChangedFields(before, { ...before, grade: "6b" })).toEqual({
      before: { grade: "6a" },
      after: { grade: "6b" },
      isUnchanged: false,
    });
  });

  test("finds no change between equal values", () => {
    const fields = { layout: createLayout(2) };

    expect(selectChangedFields(fields, structuredClone(fields)).isUnchanged).toBe(true);
  });

  test("selects all fields of a created or deleted object", () => {
    const fields = { name: "P1" };

    expect(selectChangedFields(undefined, fields)).toMatchObject({ before: null, after: fields });
    expect(selectChangedFields(fields, undefined)).toMatchObject({ before: fields, after: null });
  });

  test("returns whether there is a photo, but not its storage key", () => {
    expect(selectChangedFields({ photo: null }, { photo: "a key" })).toMatchObject({
      before: { photo: false },
      after: { photo: true },
    });
    expect(selectChangedFields({ photo: "a key" }, { photo: "another key" })).toMatchObject({
      before: { photo: true },
      after: { photo: true },
      isUnchanged: false,
    });
  });

  test("returns a small layout, the counts of a large one, and which shapes differ", () => {
    const layout = createLayout(2);

    expect(selectChangedFields({ layout }, { layout: createLayout(1_000) })).toMatchObject({
      before: { layout },
      after: {
        layout: { lines: 1, areas: 0, points: 1_000 },
        layout_changes: { total: 1, changes: [{ change: "changed", name: "Wall 1" }] },
      },
    });
  });
});
