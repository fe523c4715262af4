import { expect, test } from "vitest";

import { findEqualNames } from "./find-equal-names.ts";

const createDraft = (id: string, name: string, circuit_id = "green") => ({
  id,
  name,
  circuit_id,
  reset_id: "reset",
  x: 0,
  y: 0,
  grade: "",
  style: "",
  location: "",
});

test("only the setter who placed the later route finds it", () => {
  const first = createDraft("1", "G3");
  const second = createDraft("2", "g3");
  const drafts = [first, second];

  expect(findEqualNames(drafts, new Set(["2"]))).toEqual({ own: second, other: first });
  expect(findEqualNames(drafts, new Set(["1"]))).toBeUndefined();
});

test("finds neither equal names of two circuits, nor typed or empty ones, nor two own routes", () => {
  const circuits = [createDraft("1", "G3"), createDraft("2", "G3", "grey")];
  const own = [createDraft("1", "G3"), createDraft("2", "G3")];

  expect(findEqualNames(circuits, new Set(["2"]))).toBeUndefined();
  for (const name of ["", "Slab Monster"]) {
    const drafts = [createDraft("1", name), createDraft("2", name)];
    expect(findEqualNames(drafts, new Set(["2"]))).toBeUndefined();
  }
  expect(findEqualNames(own, new Set(["1", "2"]))).toBeUndefined();
});
