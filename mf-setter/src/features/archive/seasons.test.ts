import { describe, expect, test } from "vitest";

import { listSeasons } from "./seasons.ts";

const AUTUMN_DAY = new Date("2026-11-26T12:00:00Z");

const listLabels = (time: string, timeZone: string | null) =>
  listSeasons(new Date(time), timeZone).map(({ label }) => label);

describe("listSeasons", () => {
  test("lists the current season and the three before it", () => {
    expect(listSeasons(AUTUMN_DAY, "Europe/London")).toEqual([
      {
        value: "2026-09",
        label: "This autumn",
        since: new Date("2026-08-31T23:00:00.000Z"),
        until: undefined,
      },
      {
        value: "2026-06",
        label: "Summer 2026",
        since: new Date("2026-05-31T23:00:00.000Z"),
        until: new Date("2026-08-31T22:59:59.999Z"),
      },
      {
        value: "2026-03",
        label: "Spring 2026",
        since: new Date("2026-03-01T00:00:00.000Z"),
        until: new Date("2026-05-31T22:59:59.999Z"),
      },
      {
        value: "2025-12",
        label: "Winter 2025–2026",
        since: new Date("2025-12-01T00:00:00.000Z"),
        until: new Date("2026-02-28T23:59:59.999Z"),
      },
    ]);
  });

  test.each([
    ["2026-12-01T00:00:00Z", "This winter"],
    ["2027-02-28T23:59:59Z", "This winter"],
    ["2027-03-01T00:00:00Z", "This spring"],
    ["2027-06-01T00:00:00Z", "This summer"],
    ["2027-09-01T00:00:00Z", "This autumn"],
  ])("changes the season at %s to: %s", (time, label) => {
    expect(listLabels(time, null)[0]).toBe(label);
  });

  test("uses the seasons of the south where a gym has them", () => {
    expect(listLabels("2026-11-26T12:00:00Z", "Australia/Sydney")).toEqual([
      "This spring",
      "Winter 2026",
      "Autumn 2026",
      "Summer 2025–2026",
    ]);
  });

  test("starts a season at midnight in the time zone of the gym", () => {
    // The clocks of Auckland go forward on 27 September 2026.
    const [spring, winter] = listSeasons(AUTUMN_DAY, "Pacific/Auckland");

    expect(spring?.since).toEqual(new Date("2026-08-31T12:00:00.000Z"));
    expect(winter?.since).toEqual(new Date("2026-05-31T12:00:00.000Z"));
  });
});
