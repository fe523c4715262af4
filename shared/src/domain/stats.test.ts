import type { CircuitColor, Stats } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { getLastMonths, getMonth } from "./months.ts";
import { createStats, type RouteSends } from "./stats.ts";
import { countTries } from "./tries/count-tries.ts";

const TIME_ZONES = [
  null,
  "Europe/London",
  "America/Los_Angeles",
  "Pacific/Auckland",
  "Asia/Kolkata",
];

const gyms = TIME_ZONES.map((time_zone, n) => ({ id: `gym-${n}`, name: `Gym ${n}`, time_zone }));
type Gym = (typeof gyms)[number];

const circuits = ["Orange", "Green", "Comp 10", "Comp 9", "White"].map((name, n) => ({
  id: `circuit-${n}`,
  name,
  color: "pink" as CircuitColor,
}));

/** Some areas have the same name in different spellings, and some routes are in no area. */
const routeArbitrary = fc.record({
  gym: fc.constantFrom(...gyms),
  circuit: fc.constantFrom(...circuits),
  location: fc.constantFrom("The Cave", "the cave", "Slab", ""),
  style: fc.constantFrom("", "Slab", "Slab,Crimp", "crimp, Jug ,"),
});

const now = new Date("2026-03-01T03:00:00Z");
const MINUTE_MS = 60_000;
/** Minutes before `now`: any time in two years, or a time close to the start of a month. */
const minutesArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 2 * 366 * 24 * 60 }),
  fc.tuple(fc.nat(25), fc.integer({ min: -14 * 60, max: 14 * 60 })).map(([months, minutes]) => {
    const monthStart = Date.UTC(2026, 2 - months, 1);
    return Math.max(0, Math.round((now.getTime() - monthStart) / MINUTE_MS) + minutes);
  }),
);
const sendArbitrary = fc.record({
  route: routeArbitrary,
  time: minutesArbitrary.map((minutes) => new Date(now.getTime() - minutes * MINUTE_MS)),
});
interface Send {
  readonly route: Omit<RouteSends, "month" | "sends">;
  readonly time: Date;
}

/** The reference implementation. Counts one send after the other. */
function countByLabel(sends: readonly Send[], toLabels: (send: Send) => readonly string[]) {
  const counts: Record<string, number> = {};
  for (const label of sends.flatMap(toLabels)) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}

/** The local month in ISO format, computed with a different API than `getMonth`. */
const toLocalMonth = (time: Date, { time_zone }: Gym) =>
  time.toLocaleDateString("sv-SE", { timeZone: time_zone ?? "UTC" }).slice(0, 7);

const NO_TRIES = countTries([]);

const countSends = (sends: readonly RouteSends[]) => createStats({ sends, tries: NO_TRIES }, now);

const toRecord = (labels: Stats["styles"]) =>
  Object.fromEntries(labels.map(({ name, sends }) => [name.toLowerCase(), sends]));

describe("createStats", () => {
  test("returns the same counts as a simple reference implementation", () => {
    fc.assert(
      fc.property(fc.array(sendArbitrary, { maxLength: 60 }), (sends) => {
        const stats = countSends(
          sends.map(({ route, time }) => ({
            ...route,
            sends: 1,
            month: getMonth(time, route.gym.time_zone),
          })),
        );

        const lastMonth = sends
          .map(({ route }) => toLocalMonth(now, route.gym))
          .toSorted()
          .at(-1);
        const months = new Set(getLastMonths(lastMonth ?? "2026-03"));
        const gymsOfLocation = (location: string) =>
          new Set(
            sends
              .filter(({ route }) => route.location.toLowerCase() === location.toLowerCase())
              .map(({ route }) => route.gym.id),
          ).size;
        expect(stats.total_sends).toBe(sends.length);
        expect(
          Object.fromEntries(
            stats.months.map((entry) => [`${entry.month} ${entry.circuit_id}`, entry.sends]),
          ),
        ).toEqual(
          countByLabel(sends, ({ route, time }) => {
            const month = toLocalMonth(time, route.gym);
            return months.has(month) ? [`${month} ${route.circuit.id}`] : [];
          }),
        );
        expect(toRecord(stats.locations)).toEqual(
          countByLabel(sends, ({ route: { location, gym } }) => {
            if (location === "") return [];
            const suffix = gymsOfLocation(location) > 1 ? `, ${gym.name}` : "";
            return [`${location}${suffix}`.toLowerCase()];
          }),
        );
        expect(toRecord(stats.styles)).toEqual(
          countByLabel(sends, ({ route }) =>
            route.style
              .toLowerCase()
              .split(",")
              .map((tag) => tag.trim())
              .filter(Boolean),
          ),
        );
      }),
    );
  });

  test("does not depend on how the sends are grouped and ordered", () => {
    fc.assert(
      fc.property(fc.array(sendArbitrary, { maxLength: 30 }), (sends) => {
        const single = sends.map(({ route, time }) => ({
          ...route,
          sends: 2,
          month: getMonth(time, route.gym.time_zone),
        }));
        const split = single.flatMap((entry) => [
          { ...entry, sends: 1 },
          { ...entry, sends: 1 },
        ]);

        expect(countSends(split.toReversed())).toEqual(countSends(single));
      }),
    );
  });

  test("sorts months by time and circuit, and labels by sends", () => {
    const [gym] = gyms;
    const create = (
      circuit: number,
      values: Pick<RouteSends, "month" | "sends" | "style">,
    ): RouteSends => ({
      ...values,
      gym: gym as Gym,
      circuit: circuits[circuit] as RouteSends["circuit"],
      location: "Slab",
    });

    const stats = countSends([
      create(0, { month: "2026-03", sends: 1, style: "Jug" }),
      create(1, { month: "2026-03", sends: 2, style: "Crimp" }),
      create(2, { month: "2025-04", sends: 3, style: "Crimp" }),
      create(3, { month: "2025-04", sends: 4, style: "Dyno" }),
      create(3, { month: "2025-03", sends: 5, style: "Jug" }),
      create(3, { month: null, sends: 6, style: "Jug" }),
    ]);

    expect(stats.months.map((entry) => [entry.month, entry.circuit_id, entry.sends])).toEqual([
      ["2025-04", "circuit-3", 4],
      ["2025-04", "circuit-2", 3],
      ["2026-03", "circuit-1", 2],
      ["2026-03", "circuit-0", 1],
    ]);
    expect(stats.styles).toEqual([
      { name: "Jug", sends: 12 },
      { name: "Crimp", sends: 5 },
      { name: "Dyno", sends: 4 },
    ]);
    expect(stats.locations).toEqual([{ name: "Slab", sends: 21 }]);
    expect(stats.total_sends).toBe(21);
  });

  test("contains the flashes, and the average number of tries for a first send", () => {
    const tries = { first_sends: 4, flashes: 3, tries: 10 };

    expect(createStats({ sends: [], tries }, now)).toMatchObject({
      first_sends: 4,
      flashes: 3,
      tries_per_send: 2.5,
    });
    expect(createStats({ sends: [], tries: NO_TRIES }, now)).toMatchObject({
      first_sends: 0,
      flashes: 0,
      tries_per_send: null,
    });
  });
});
