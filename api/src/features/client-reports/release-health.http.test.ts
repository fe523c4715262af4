import { Client } from "pg";
import { expect, test, vi } from "vitest";

import { clientErrors } from "../../database/schema.ts";
import { toHour } from "./hours.ts";
import { ERROR, openReportApi, RELEASE, RELEASE_RECORD } from "./testing/report-client.ts";

test("lists the most frequent errors of each release, with a number of queries that does not grow", async () => {
  const hashes = Array.from({ length: 6 }, (_, n) => `${RELEASE.slice(0, -1)}${n}`);
  const records = hashes.map((hash) => ({ ...RELEASE_RECORD, hash }));
  const { api, report, readHealth } = await openReportApi({ records });
  const countQueries = async () => {
    const query = vi.spyOn(Client.prototype, "query");
    await readHealth();
    const count = query.mock.calls.length;
    query.mockRestore();
    return count;
  };
  await report({ release: `${RELEASE.slice(0, -1)}0` });
  await readHealth();
  const queries = await countQueries();

  for (const [index, release] of hashes.entries()) {
    await report({ release, errors: [{ ...ERROR, place: `part-${index}.js:1:1` }] });
  }
  const time = new Date();
  const error = { hour: toHour(time), part: "climber", route: "/", last_time: time } as const;
  const rows = Array.from({ length: 30 }, (_, n) => ({
    ...error,
    release: hashes[1] ?? "",
    message: `Error ${n}`,
    place: "x.js:1:1",
    count: n + 2,
  }));
  await api.db.insert(clientErrors).values(rows);

  expect(await countQueries()).toBe(queries);
  const { releases } = await readHealth();
  expect(releases).toHaveLength(6);
  const listed = releases.find(({ release }) => release === hashes[1])?.errors;
  expect(listed?.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, (_, n) => 31 - n));
  expect(releases.find(({ release }) => release === hashes[2])?.errors).toMatchObject([
    { place: "part-2.js:1:1", count: 1 },
  ]);
});
