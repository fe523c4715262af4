import { expect, test } from "vitest";

import { formatOffer, formatRole } from "./format-role.ts";

test.each([
  [{ role: "setter", until: null }, "Setter"],
  [{ role: "manager", until: null }, "Manager"],
  [{ role: "setter", until: "2026-12-12" }, "Setter until 12 Dec 2026"],
  [{ role: "manager", until: "2026-12-12" }, "Manager until 12 Dec 2026"],
] as const)("formats %j as %j", (role, expected) => {
  expect(formatRole(role)).toBe(expected);
});

test("formats the offer of each role", () => {
  expect(formatOffer("setter", "Gritworks Leeds")).toBe("Set at Gritworks Leeds");
  expect(formatOffer("manager", "Gritworks Leeds")).toBe("Manage Gritworks Leeds");
});
