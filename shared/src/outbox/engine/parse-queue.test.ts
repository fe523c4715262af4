import type { OutboxEntry } from "@topout/shared/platform";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseQueue } from "./parse-queue.ts";

const entry: OutboxEntry = {
  id: "1",
  userId: "ann",
  subject: "Monday",
  state: "sending",
  operation: {
    type: "log",
    climb: { id: "1", route: "2", time: "2026-05-01T10:00:00Z", sent: true, clock: "server" },
  },
};
const valid: readonly OutboxEntry[] = [
  entry,
  { ...entry, state: "failed", message: "Busy", serverErrors: { count: 8, since: 5 } },
  { ...entry, operation: { type: "toggleProject", routeId: "2", isProject: true } },
  { ...entry, operation: { type: "toggleBump", activityId: "3", isBumped: false } },
];

/** Entries with one field that is missing, or has another type. */
const damagedEntry = fc
  .tuple(
    fc.constantFrom(...valid),
    fc.constantFrom("id", "userId", "subject", "state", "operation"),
  )
  .chain(([base, field]) =>
    fc
      .oneof(fc.constant(undefined), fc.integer(), fc.record({ type: fc.anything() }))
      .map((value) => ({ ...base, [field]: value })),
  );

describe("parseQueue", () => {
  test("keeps valid entries in their order, and separates all others", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), damagedEntry)), (damaged) => {
        const [first, ...others] = valid;

        expect(parseQueue([first, ...damaged, ...others])).toEqual({
          entries: valid,
          unreadable: damaged,
        });
      }),
    );
  });

  test("returns no entries if the value is not a list", () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => !Array.isArray(value)),
        (value) => {
          expect(parseQueue(value)).toEqual({ entries: [], unreadable: [] });
        },
      ),
    );
  });
});
