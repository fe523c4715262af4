import { expect, test } from "vitest";

import { suggestGrades } from "./suggest-grades.ts";

const V = ["V0", "V1", "V2"];
const UIAA = ["6-", "6", "6+"];

test.each([
  ["", V, []],
  ["hard", V, []],
  ["V1", V, ["V1–V2"]],
  ["v0 ", V, ["v0–V1", "v0–V2"]],
  ["V1-", V, ["V1-V2"]],
  ["V1 – ", V, ["V1 – V2"]],
  ["V2", V, []],
  ["x-", V, []],
  // A grade that ends with a dash.
  ["6-", UIAA, ["6-–6", "6-–6+"]],
  ["6", UIAA, ["6–6+"]],
  ["V1", [], []],
])("after %j, suggests the grades of the scale and its ranges", (text, grades, ranges) => {
  expect(suggestGrades(grades, text)).toEqual([...grades, ...ranges]);
});
