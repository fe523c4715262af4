import { describe, expect, test } from "vitest";

import { listChanges } from "./list-changes.ts";

const line = {
  joined: false,
  style: "wall",
  points: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
};

describe("listChanges", () => {
  test("lists the fields of an update with both values", () => {
    const changes = listChanges({
      before: { grade: "6a", is_superuser: false, time_zone: null },
      after: { grade: "6b", is_superuser: true, time_zone: "Europe/London" },
    });

    expect(changes).toEqual([
      { label: "Grade", before: "6a", after: "6b" },
      { label: "Admin", before: "no", after: "yes" },
      { label: "Time zone", before: "none", after: "Europe/London" },
    ]);
  });

  test("lists all fields of a created or deleted object with one value", () => {
    expect(listChanges({ before: null, after: { name: "P1", x: -12.345 } })).toEqual([
      { label: "Name", before: undefined, after: "P1" },
      { label: "X", before: undefined, after: "-12.3" },
    ]);
    expect(listChanges({ before: { name: "P1" }, after: null })).toEqual([
      { label: "Name", before: "P1", after: undefined },
    ]);
    expect(listChanges({ before: null, after: null })).toEqual([]);
  });

  test("distinguishes an added photo from a replaced one", () => {
    expect(listChanges({ before: { photo: false }, after: { photo: true } })).toEqual([
      { label: "Photo", before: "no", after: "yes" },
    ]);
    expect(listChanges({ before: { photo: true }, after: { photo: true } })).toEqual([
      { label: "Photo", before: "previous photo", after: "new photo" },
    ]);
  });

  test("names the grades of a scale, and the targets", () => {
    const changes = listChanges({
      before: { grade_scale: null, grade_targets: [] },
      after: {
        grade_scale: { system: "v", grades: ["V0", "V1"] },
        grade_targets: [{ grade: "V1", count: 6 }],
      },
    });

    expect(changes).toEqual([
      { label: "Grade scale", before: "none", after: "V0, V1" },
      { label: "Routes per grade", before: "none", after: "V1: 6" },
    ]);
  });

  test("counts the shapes of a layout", () => {
    const [change] = listChanges({
      before: { layout: { lines: [line], areas: [] } },
      after: { layout: { lines: 300, areas: 2, points: 2_000 } },
    });

    expect(change).toEqual({
      label: "Layout",
      before: "1 line, 0 areas, 2 points",
      after: "300 lines, 2 areas, 2000 points",
    });
  });

  test("names the shapes of a layout that differ", () => {
    const changes = [
      { change: "changed", name: "Wall 2" },
      { change: "renamed", name: "Roof", previousName: "Cave" },
    ];
    const list = (total: number) =>
      listChanges({ before: {}, after: { layout_changes: { total, changes } } });

    expect(list(2)).toEqual([
      { label: "Shapes", before: undefined, after: "Wall 2 changed, Cave renamed to Roof" },
    ]);
    expect(list(5)).toMatchObject([{ after: "Wall 2 changed, Cave renamed to Roof, and 3 more" }]);
  });
});
