import type { OutboxEntry } from "@topout/shared/platform";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseQueue } from "./parse-queue.ts";

const TIME = "2026-05-01T10:00:00Z";
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
  {
    ...entry,
    operation: { type: "vote", vote: { routeId: "2", grade: "fair", stored: null, time: TIME } },
  },
  {
    ...entry,
    operation: { type: "vote", vote: { routeId: "2", grade: null, time: TIME, clock: "server" } },
  },
  {
    ...entry,
    operation: {
      type: "tellSetters",
      note: { id: "7", routeId: "2", kind: "fun", text: null, time: TIME },
    },
  },
  { ...entry, operation: { type: "markRoutes", resetId: "4", routeIds: ["2"], comesDown: true } },
  { ...entry, operation: { type: "removeDraft", resetId: "4", routeId: "2" } },
  { ...entry, operation: { type: "savePhoto", routeId: "2", photoId: "6", size: 7 } },
  {
    ...entry,
    operation: {
      type: "saveDraft",
      gymId: "6",
      resetId: "4",
      route: {
        id: "2",
        reset_id: "4",
        circuit_id: "5",
        x: 1,
        y: 2.5,
        name: "P1",
        grade: "",
        style: "",
        location: "",
      },
    },
  },
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

/** As version 1.0.0 stored it. Climbs have a clock only if their time may be corrected. */
const STORED_BY_1_0 = `[
  {"id":"1","userId":"ann","subject":"Monday","state":"sending",
   "operation":{"type":"log","climb":{"id":"1","route":"2","time":"2026-05-01T10:00:00.000Z","sent":true}}},
  {"id":"2","userId":"ann","subject":"Monday","state":"waiting",
   "operation":{"type":"log","climb":{"id":"2","route":"2","time":"2026-05-01T10:00:01.000Z","sent":false,
     "clock":{"deviceTime":1777629601000,"notBefore":1777629600000}}}},
  {"id":"3","userId":"ann","subject":"Monday","state":"failed","message":"Busy",
   "serverErrors":{"count":8,"since":1777629600000},
   "operation":{"type":"removeClimb","climb":{"id":"0","route":"2","time":"2026-05-01T09:00:00.000Z","sent":true}}},
  {"id":"4","userId":"ann","subject":"Tuesday","state":"rejected","message":"This route no longer exists.",
   "operation":{"type":"toggleProject","routeId":"3","isProject":true}},
  {"id":"5","userId":"ann","subject":"Bob","state":"waiting",
   "operation":{"type":"toggleBump","activityId":"4","isBumped":false}}
]`;

describe("parseQueue", () => {
  test("reads every kind of entry that version 1.0.0 stored", () => {
    const stored: unknown = JSON.parse(STORED_BY_1_0);

    expect(parseQueue(stored)).toEqual({ entries: stored, unreadable: [] });
  });

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
