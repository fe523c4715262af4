import type { Visit } from "@topout/shared/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { createChanges } from "../../auth/changes.ts";
import { openTestApi } from "../../testing/index.ts";
import { createWithActor } from "../../testing/with-actor.ts";
import { createVisitStore } from "./visits.store.ts";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-12T10:00:00Z");

const api = await openTestApi();
const withActor = createWithActor(api.db);
const store = createVisitStore(createChanges(api.db));
afterAll(api.close);

interface Call {
  readonly pauseMinutes: number;
  /** When the device has shown the news, in minutes from the call. */
  readonly seenMinutes: number | undefined;
}

const callArbitrary: fc.Arbitrary<Call> = fc.record({
  pauseMinutes: fc.oneof(fc.nat({ max: 600 }), fc.constantFrom(239, 240, 241)),
  seenMinutes: fc.option(fc.integer({ min: -2_000, max: 100 }), { nil: undefined }),
});

/** What the answers to the calls must be, from the definition of a visit. */
function expectAnswers(calls: readonly (Call & { readonly time: number })[]): Visit[] {
  return calls.map((_call, index) => {
    const pauses = calls.slice(1, index + 1).map((call, n) => call.time - Number(calls[n]?.time));
    const lastPause = pauses.findLastIndex((pause) => pause >= 240 * MINUTE_MS);
    const seen = calls
      .slice(0, index + 1)
      .flatMap(({ time, seenMinutes }) =>
        seenMinutes === undefined ? [] : [time + Math.min(seenMinutes, 0) * MINUTE_MS],
      );
    const toText = (time: number | undefined) => new Date(Number(time)).toISOString();
    return {
      previous: lastPause < 0 ? null : toText(calls[lastPause]?.time),
      ...(seen.length > 0 && { seen_until: toText(Math.max(...seen)) }),
    };
  });
}

test("any calls with any pauses belong to the visits that the pauses separate", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(callArbitrary, { minLength: 1, maxLength: 12 }), async (calls) => {
      const gym = await api.seed.gym();
      const user = await api.seed.user();
      let time = START;
      const timedCalls = calls.map((call) => {
        time += call.pauseMinutes * MINUTE_MS;
        return { ...call, time };
      });

      const answers = await withActor(user.id, async (actor) => {
        const visits: Visit[] = [];
        for (const { time: now, seenMinutes } of timedCalls) {
          const seen =
            seenMinutes === undefined
              ? {}
              : { seen_until: new Date(now + seenMinutes * MINUTE_MS).toISOString() };
          visits.push(await store.record(actor, { gymId: gym.id, seen, now: new Date(now) }));
        }
        return visits;
      });

      expect(answers).toEqual(expectAnswers(timedCalls));
    }),
    { numRuns: process.env["FULL_SIZE"] ? 25 : 10 },
  );
});
