import { expect, test } from "vitest";

import { comparePeople, getName } from "./get-name.ts";

test("people are sorted by their display name or their username, regardless of case", () => {
  const people = [
    { username: "zoe", display_name: "Ana" },
    { username: "ben", display_name: null },
    { username: "cleo2", display_name: "Cleo" },
    { username: "cleo10", display_name: "cleo" },
    { username: "anton", display_name: "Zora" },
  ];

  expect(people.toReversed().toSorted(comparePeople)).toEqual(people);
  expect(people.map(getName)).toEqual(["Ana", "ben", "Cleo", "cleo", "Zora"]);
});
