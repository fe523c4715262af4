import { describe, expect, test } from "vitest";

import { findConflict, isFieldEqual, mergeDraft, copyField } from "./merge-draft.ts";
import { createDraft, type RouteDraft } from "./route-draft.ts";

const base: RouteDraft = {
  ...createDraft("set"),
  name: "P1",
  grade: "6a",
  location: "Cave",
  styles: ["Slab"],
  position: { x: 1, y: 2 },
};

describe("findConflict", () => {
  test("ignores fields that both users set to the same value", () => {
    const mine = { ...base, name: "P2" };
    const theirs = { ...base, name: "P2" };

    expect(findConflict({ base, mine, theirs }).fields).toEqual([]);
  });

  test("lists the fields that the other user changed and that differ from mine", () => {
    const mine = { ...base, name: "P2", location: "Slab" };
    const theirs = { ...base, name: "P3", grade: "7a", position: { x: 9, y: 2 } };

    expect(findConflict({ base, mine, theirs }).fields).toEqual(["name", "grade", "position"]);
  });
});

describe("mergeDraft", () => {
  test("keeps my changes, and takes all other fields from the other user", () => {
    const mine = { ...base, name: "P2", location: "Slab" };
    const theirs = { ...base, name: "P3", grade: "7a" };

    expect(mergeDraft({ base, mine, theirs })).toEqual({
      ...base,
      name: "P2",
      location: "Slab",
      grade: "7a",
    });
  });
});

describe("copyField", () => {
  test("copies only one field", () => {
    const mine = { ...base, name: "P2" };
    const theirs = { ...base, name: "P3", grade: "7a" };

    const draft = copyField(mine, theirs, "name");

    expect(draft).toEqual({ ...base, name: "P3" });
    expect(isFieldEqual(draft, theirs, "name")).toBe(true);
    expect(isFieldEqual(draft, theirs, "grade")).toBe(false);
  });
});
