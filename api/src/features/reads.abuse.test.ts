import { createTestFolder, removeTestFolder } from "@topout/embedded-postgres/testing";
import { afterAll, expect, test } from "vitest";

import { endpoints } from "../http/contracts.ts";
import { createStepCounter } from "../testing/create-step-counter.ts";
import { countVisitedRows } from "../testing/count-visited-rows.ts";
import { createVolume, type Volume } from "./testing/create-volume.ts";
import { type Read, readCases } from "./testing/read-cases.ts";

const SIZE = process.env["FULL_SIZE"] ? 5_000 : 200;
const RATIO = 4;
/** A linear read that visits fewer rows does not reach the volume. Some reads have a limit above it. */
const MIN_LINEAR_ROWS = 800;
/** Sorting takes n log n steps, and PostgreSQL chooses other plans for other sizes. */
const TOLERANCE = 1.5;
/** A response that was prepared takes few steps, and its parts arrive in more or fewer events. */
const FEW_STEPS = 10_000;

const { path: folder } = await createTestFolder();
afterAll(() => removeTestFolder(folder));
const volumes: Volume[] = [];
for (const size of [1, SIZE, SIZE * RATIO]) volumes.push(await createVolume(folder, size));
afterAll(() => Promise.all(volumes.map(({ api }) => api.close())));
const [minimal, small, large] = volumes as [Volume, Volume, Volume];

test("every endpoint that reads has a case", () => {
  const names = [...endpoints].filter(([, { method }]) => method === "GET").map(([name]) => name);

  expect(Object.keys(readCases).toSorted()).toEqual(names.toSorted());
});

const countSteps = createStepCounter();

async function send({ path }: Read, { fetch, ids }: Volume) {
  const url = Object.entries(ids).reduce((text, [key, id]) => text.replace(`{${key}}`, id), path);
  const response = await fetch(`/api/${url}`);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
}

/** Returns the work of the database and of the server. */
async function measure(read: Read, volume: Volume) {
  let steps = 0;
  const rows = await countVisitedRows(volume.api.db, async () => {
    steps = await countSteps(() => send(read, volume));
  });
  return { rows, steps };
}

const cases = Object.entries(readCases).flatMap(([name, reads]) =>
  reads.map((read) => ({ name, read, ...read })),
);

test.each(cases)("$name: the work of $path is $growth", async ({ read, growth, readsGymNames }) => {
  // The first request of a process loads more.
  await send(read, minimal);
  if (readsGymNames) for (const volume of [small, large]) await send(read, volume);

  const work = await measure(read, small);
  const moreWork = await measure(read, large);

  const limit = (growth === "bounded" ? 1 : RATIO) * TOLERANCE;
  expect(moreWork.rows).toBeLessThan(work.rows * limit + 20);
  expect(moreWork.steps).toBeLessThan(work.steps * limit + FEW_STEPS);
  expect(moreWork.rows).toBeGreaterThanOrEqual(growth === "linear" ? MIN_LINEAR_ROWS : 0);
});
