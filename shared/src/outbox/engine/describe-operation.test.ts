import { expect, test } from "vitest";

import { describeOperation } from "./describe-operation.ts";

const climb = { id: "c1", route: "arete", sent: true, time: "2026-05-01T18:00:00.000Z" };

test.each([
  [{ type: "log", climb }, "Send of P1"],
  [{ type: "log", climb: { ...climb, sent: false } }, "Attempt of P1"],
  [{ type: "removeClimb", climb }, "Deleted send of P1"],
  [{ type: "toggleProject", routeId: "p1", isProject: true }, "Project: P1"],
  [{ type: "toggleProject", routeId: "p1", isProject: false }, "Removed project: P1"],
  [{ type: "vote", vote: { routeId: "p1", grade: "soft", time: "" } }, "Vote on P1"],
  [{ type: "vote", vote: { routeId: "p1", grade: null, time: "" } }, "Removed vote: P1"],
  [
    {
      type: "tellSetters",
      note: { id: "n1", routeId: "p1", kind: "fun", text: null, time: "" },
    },
    "Note on P1",
  ],
  [{ type: "markRoutes", resetId: "r1", routeIds: ["p1"], comesDown: true }, "Comes down: P1"],
  [{ type: "markRoutes", resetId: "r1", routeIds: ["p1"], comesDown: false }, "Stays up: P1"],
  [{ type: "removeDraft", resetId: "r1", routeId: "p1" }, "Deleted new route P1"],
] as const)("describeOperation names %o as %s", (operation, text) => {
  expect(describeOperation(operation, "P1")).toBe(text);
});

test("describeOperation names the climber whose activity was bumped", () => {
  const bump = { type: "toggleBump", activityId: "monday", isBumped: true } as const;

  expect(describeOperation(bump, "ann")).toBe("Bump for ann");
  expect(describeOperation({ ...bump, isBumped: false }, "ann")).toBe("Removed bump for ann");
});
