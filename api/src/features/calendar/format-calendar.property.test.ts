import fc from "fast-check";
import { expect, test } from "vitest";

import { formatCalendar } from "./format-calendar.ts";
import { parseCalendar } from "./testing/parse-calendar.ts";

const MAX_LINE_BYTES = 75;

/** Names as the contract accepts them: one line, with characters that need escaping, and of several bytes. */
const name = fc
  .array(
    fc.oneof(
      fc.constantFrom("\\", ";", ",", ":", '"', "\\n", " ", "王", "é", "🧗🏽", "BEGIN:VEVENT"),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 100 },
  )
  .map((parts) => parts.join("").replaceAll(/\p{Cc}/gu, ""));

const reset = fc.record({
  id: fc.uuid(),
  version: fc.nat(),
  status: fc.constantFrom("draft", "published"),
  day: fc.constantFrom("2026-12-01", "2027-02-28"),
  revised_at: fc.constant(Date.UTC(2026, 10, 20)),
  old_routes: fc.nat(5_000),
  new_routes: fc.nat(5_000),
  areas: fc.array(name, { maxLength: 4 }),
});

test("another program reads the same texts from short lines", () => {
  fc.assert(
    fc.property(
      fc.record({ name, location: name }),
      fc.uniqueArray(reset, { selector: ({ id }) => id, maxLength: 3 }),
      (gym, resets) => {
        const text = formatCalendar({ gym, resets });

        const lines = text.split("\r\n");
        expect(lines.join("")).not.toMatch(/[\r\n]/);
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_LINE_BYTES);
        }
        const calendar = parseCalendar(text);
        expect(calendar.name).toBe(gym.name);
        expect(calendar.events).toMatchObject(
          resets.map(({ id, day, version, areas }) => ({
            id,
            day,
            isAllDay: true,
            sequence: version,
            location: `${gym.name}, ${gym.location}`,
            title: expect.stringContaining(areas.length < 4 ? areas.join(", ") : "4 areas"),
          })),
        );
      },
    ),
  );
});
