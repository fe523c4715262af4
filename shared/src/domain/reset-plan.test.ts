import { describe, expect, test } from "vitest";

import { canUndoAt, findMissingFields, getNewSetDate } from "./reset-plan.ts";

describe("getNewSetDate", () => {
  const today = "2026-12-01T00:00:00.000Z";

  test.each([
    ["today in a circuit without a set", undefined, today],
    ["today after an older set", { id: "b", date: "2026-11-01T00:00:00.000Z" }, today],
    [
      "the date of a later set",
      { id: "a", date: "2026-12-24T00:00:00.000Z" },
      "2026-12-24T00:00:00.000Z",
    ],
    [
      "a millisecond later if the id would sort before",
      { id: "z", date: today },
      "2026-12-01T00:00:00.001Z",
    ],
  ])("returns %s", (_case, latest, expected) => {
    expect(getNewSetDate({ id: "m", today, latest })).toBe(expected);
  });
});

describe("canUndoAt", () => {
  test.each([
    ["2026-12-02T07:40:00.000Z", true],
    ["2026-12-02T07:40:00.001Z", false],
  ])("for a reset of the day before at 07:40, at %s", (time, expected) => {
    expect(canUndoAt("2026-12-01T07:40:00.000Z", new Date(time))).toBe(expected);
  });
});

test("findMissingFields names each draft and what it lacks", () => {
  const draft = { id: "1", name: "P1", grade: "V3", style: "Slab", location: "Cave" };

  expect(findMissingFields([draft, { ...draft, id: "2", grade: "", location: " " }])).toEqual([
    { id: "2", field: "grade" },
    { id: "2", field: "location" },
  ]);
});
