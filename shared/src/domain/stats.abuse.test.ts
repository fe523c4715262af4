import { expect, test } from "vitest";

import { createStats } from "./stats.ts";
import { countTries } from "./tries/count-tries.ts";

const SIZE = process.env["FULL_SIZE"] ? 20_000 : 500;

/** Computes the stats of sends in one location, and counts how often it reads their fields. */
function countReads(size: number): number {
  let reads = 0;
  const entry = {
    month: "2026-03",
    sends: 1,
    location: "Cave",
    style: "Slab",
    circuit: { id: "circuit", name: "Green", color: "green" as const },
    gym: { id: "gym", name: "Gritworks", time_zone: null },
  };
  const counted = new Proxy(entry, {
    get: (target, name: keyof typeof entry) => {
      reads += 1;
      return target[name];
    },
  });
  createStats(
    { sends: Array.from({ length: size }, () => counted), tries: countTries([]) },
    new Date("2026-03-01T03:00:00Z"),
  );
  return reads;
}

test("reads each send of a location as often if there are ten times as many", () => {
  expect(countReads(SIZE * 10) / countReads(SIZE)).toBeCloseTo(10, 1);
});
