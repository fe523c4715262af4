import { expect, test } from "vitest";

import { isReloadDue } from "./nightly-reload.ts";

test.each([
  { when: "before the night", loadedAt: "2026-11-20 09:00", now: "2026-11-26 03:59", isDue: false },
  { when: "at 4", loadedAt: "2026-11-20 09:00", now: "2026-11-26 04:00", isDue: true },
  {
    when: "after the first reload",
    loadedAt: "2026-11-26 04:00",
    now: "2026-11-26 04:09",
    isDue: false,
  },
  {
    when: "for the release that the first one has stored",
    loadedAt: "2026-11-26 04:00",
    now: "2026-11-26 04:10",
    isDue: true,
  },
  {
    when: "after the second reload",
    loadedAt: "2026-11-26 04:10",
    now: "2026-11-26 04:59",
    isDue: false,
  },
  {
    when: "late, if the server did not answer at 4",
    loadedAt: "2026-11-25 04:10",
    now: "2026-11-26 04:58",
    isDue: true,
  },
  { when: "not by day", loadedAt: "2026-11-20 09:00", now: "2026-11-26 05:00", isDue: false },
])("reloads $when: loaded at $loadedAt, now $now: $isDue", ({ loadedAt, now, isDue }) => {
  expect(isReloadDue({ loadedAt, now })).toBe(isDue);
});
