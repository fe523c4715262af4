import { expect, test, vi } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { addRoute, runCheck } from "./testing/run-check.ts";

test("reads the rows of all missing files with one query", async () => {
  const api = await createTestApi();
  const routeIds: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { image, route } = await addRoute(api);
    await api.storage.delete(image);
    routeIds.push(route.id);
  }
  const query = vi.spyOn(api.db, "execute");

  const { entries } = await runCheck(api);
  const queryCount = query.mock.calls.length;
  const { image } = await addRoute(api);
  await api.storage.delete(image);
  query.mockClear();
  const { summary } = await runCheck(api);

  expect(entries.flatMap((entry) => ("rows" in entry ? entry.rows : [])).toSorted()).toEqual(
    routeIds.map((id) => `routes.image of ${id}`).toSorted(),
  );
  expect(summary.problems.missing).toBe(4);
  expect(query.mock.calls.length).toBe(queryCount);
});

test("names at most 20 of the rows that refer to a file", async () => {
  const api = await createTestApi();
  const image = await api.seed.storeImage();
  for (let count = 0; count < 21; count += 1) await api.seed.route({ image });
  await api.storage.delete(image);

  const { entries } = await runCheck(api);

  expect(entries).toEqual([expect.objectContaining({ kind: "missing", name: image })]);
  expect(entries).toHaveProperty("0.rows.length", 20);
});
