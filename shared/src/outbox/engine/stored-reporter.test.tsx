import { getTitles } from "@topout/shared/testing";
import { expect, test } from "vitest";

import type { Operation } from "@topout/shared/platform";

import { createStoredReporter } from "./stored-reporter.ts";

const createDot = (id: string): Operation => ({
  type: "saveDraft",
  gymId: "gym",
  resetId: "reset",
  route: {
    id,
    reset_id: "reset",
    circuit_id: "circuit",
    x: 0,
    y: 0,
    name: "P1",
    grade: "6a",
    style: "Slab",
    location: "Cave",
  },
});
const mark: Operation = { type: "markRoutes", resetId: "reset", routeIds: ["a"], comesDown: true };

test.each<[string, readonly Operation[], readonly string[]]>([
  ["one dot, and its change", [createDot("a"), createDot("a")], ["1 dot saved"]],
  ["several dots", [createDot("a"), createDot("b"), createDot("c")], ["3 dots saved"]],
  ["dots and other changes", [createDot("a"), mark], ["Saved"]],
  ["nothing", [], []],
])("reports what was stored late: %s", (_title, operations, titles) => {
  const reporter = createStoredReporter();
  reporter.expectLate();
  for (const operation of operations) reporter.add(operation, undefined);

  reporter.report({ isComplete: true });

  expect(getTitles()).toEqual(titles);
});

test("does not report what was stored at once", () => {
  const reporter = createStoredReporter();
  reporter.add(createDot("a"), undefined);

  reporter.report({ isComplete: true });

  expect(getTitles()).toEqual([]);
});
