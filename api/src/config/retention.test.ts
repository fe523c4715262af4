import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseRetention, type Retention, selectExpired } from "./retention.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const START = Date.UTC(2026, 0, 1, 2, 30);

const createBackup = (time: number) => ({ name: String(time), createdAt: new Date(time) });

/** Applies the rule after each backup, and returns the names of the rest. */
function runDaily(days: number, retention: Retention): Date[] {
  let backups: ReturnType<typeof createBackup>[] = [];
  for (let day = 0; day < days; day += 1) {
    const backup = createBackup(START + day * DAY_MS);
    backups.push(backup);
    const expired = selectExpired(backups, retention, backup.name);
    backups = backups.filter((other) => !expired.includes(other));
  }
  return backups.map(({ createdAt }) => createdAt);
}

const toDate = (time: Date) => time.toISOString().slice(0, 10);

describe("parseRetention", () => {
  test.each([
    ["7d,4w,12m", { days: 7, weeks: 4, months: 12 }],
    ["30d", { days: 30, weeks: 0, months: 0 }],
    ["2m, 1d", { days: 1, weeks: 0, months: 2 }],
  ])("parses %s", (text, retention) => {
    expect(parseRetention(text)).toEqual(retention);
  });

  test.each(["", "0d", "7", "7y", "d", "7d,7d", "-1d", "7d;4w", "1.5d", "7d,"])(
    "rejects %j",
    (text) => {
      expect(parseRetention(text)).toBeUndefined();
    },
  );
});

describe("selectExpired", () => {
  test("keeps the last days, weeks and months of a year of daily backups", () => {
    // 31 December 2026 is a Thursday.
    expect(runDaily(365, { days: 7, weeks: 4, months: 3 }).map(toDate)).toEqual([
      "2026-10-31",
      "2026-11-30",
      "2026-12-13",
      "2026-12-20",
      "2026-12-25",
      "2026-12-26",
      "2026-12-27",
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
    ]);
  });

  test("keeps the last backup of a day with several", () => {
    const backups = [0, 1, 2].map((hours) => createBackup(START + hours * 3_600_000));

    const expired = selectExpired(
      backups,
      { days: 1, weeks: 0, months: 0 },
      backups[2]?.name ?? "",
    );

    expect(expired).toEqual(backups.slice(0, 2));
  });

  const retentions = fc.record({
    days: fc.nat(10),
    weeks: fc.nat(6),
    months: fc.nat(14),
  });
  const backupLists = fc
    .array(fc.integer({ min: 0, max: 800 * 24 }), { minLength: 1, maxLength: 120 })
    .map((hours) => [...new Set(hours)].map((hour) => createBackup(START + hour * 3_600_000)));

  test("never deletes the newest or the verified backup, and deletes nothing more the next time", () => {
    fc.assert(
      fc.property(retentions, backupLists, fc.nat(), (retention, backups, index) => {
        const verifiedName = backups[index % backups.length]?.name ?? "";
        const newest = Math.max(...backups.map(({ createdAt }) => Number(createdAt)));

        const expired = selectExpired(backups, retention, verifiedName);
        const kept = backups.filter((backup) => !expired.includes(backup));

        expect(kept.map(({ name }) => name)).toEqual(
          expect.arrayContaining([String(newest), verifiedName]),
        );
        expect(kept.length).toBeLessThanOrEqual(
          retention.days + retention.weeks + retention.months + 2,
        );
        expect(selectExpired(kept, retention, verifiedName)).toEqual([]);
      }),
    );
  });

  test("keeps a backup of each of the last days and months that have one", () => {
    fc.assert(
      fc.property(retentions, backupLists, (retention, backups) => {
        const expired = new Set(selectExpired(backups, retention, ""));
        const kept = backups.filter((backup) => !expired.has(backup));

        for (const [length, count] of [
          [10, retention.days],
          [7, retention.months],
        ] as const) {
          const getPeriod = ({ createdAt }: (typeof backups)[number]) =>
            createdAt.toISOString().slice(0, length);
          const periods = [...new Set(backups.map(getPeriod))].toSorted().slice(-count || Infinity);
          expect(kept.map(getPeriod)).toEqual(expect.arrayContaining(periods));
        }
      }),
    );
  });
});
