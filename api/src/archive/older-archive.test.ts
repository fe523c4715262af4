import { join } from "node:path";

import { expect, test } from "vitest";

import { knownLevel, migrate } from "../database/migrate.ts";
import { localStorage } from "../storage/local-storage.ts";
import { createBareDatabase } from "../testing/database.ts";
import { createTestApi } from "../testing/index.ts";
import { startAnother } from "../testing/start-another.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { HEAD, type Head, JOBS } from "./archive-format.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { loadArchive } from "./load-archive.ts";
import { addTables } from "./save-tables.ts";
import { withSession } from "./session.ts";

const ID = "0192f0c1-7a00-7000-8000-00000000000";
const [gym, circuit, set, route, user, activity, climb] = [1, 2, 3, 4, 5, 6, 7].map(
  (number) => `${ID}${number}`,
);

/** Somebody's send, in the tables as the first migration made them. */
const firstRows = `
  insert into gyms (id, name, location, about, layout)
    values ('${gym}', 'Gritworks', 'Leeds', '', '{"lines": [], "areas": []}');
  insert into circuits (id, gym_id, name, color) values ('${circuit}', '${gym}', 'Green', 'green');
  insert into sets (id, circuit_id, date) values ('${set}', '${circuit}', '2026-01-01');
  insert into routes (id, set_id, name, grade, location, style, x, y)
    values ('${route}', '${set}', 'G1', '6a', 'Cave', 'Slab', 0, 0);
  insert into users (id, username, email, password_hash)
    values ('${user}', 'ana', 'ana@topout.example', 'a hash');
  insert into activities (id, user_id, gym_id, day, time)
    values ('${activity}', '${user}', '${gym}', '2026-01-02', '2026-01-02T10:00Z');
  insert into climbs (id, route_id, user_id, activity_id, sent, time)
    values ('${climb}', '${route}', '${user}', '${activity}', true, '2026-01-02T10:00Z');`;

/** An archive as the version saved it that had so many migrations. */
async function archiveOf(level: number, url: string): Promise<string> {
  const path = join(await temporaryFolder(), "topout.tar");
  const head: Head = {
    format: 1,
    kind: "database",
    made: new Date().toISOString(),
    program: "0.9.0",
    level,
  };
  await withSession(url, async (client) => {
    const archive = new ArchiveWriter(path);
    await archive.addJson(HEAD, head);
    const tables = await addTables(archive, client, `${path}.table`);
    await archive.addJson(JOBS, []);
    await archive.end({ tables, jobs: 0, files: { count: 0, bytes: 0, missing: 0 } });
  });
  return path;
}

/** What the very first version kept of a gym. */
async function oldArchive(): Promise<string> {
  const url = await createBareDatabase();
  await migrate(url, 1);
  await withSession(url, (client) => client.query(firstRows));
  return archiveOf(1, url);
}

test("an archive of the first version is loaded as it was, and brought up to date", async () => {
  const path = await oldArchive();
  const url = await createBareDatabase();

  await loadArchive({ url, path, replace: false });

  const folder = await temporaryFolder();
  const fetch = await startAnother({ url, storage: localStorage(folder), uploadsDir: folder });
  const feed = await fetch("/api/activities/get_paginated");
  expect(await feed.json()).toMatchObject({
    data: [{ id: activity, user, climbs: [{ route: { id: route, name: "G1" } }] }],
    meta: { total: 1 },
  });
  expect(await (await fetch("/api/users/get_climbs/ana")).json()).toMatchObject([{ id: climb }]);
});

test("an archive of an older version is refused where newer tables are, which stay as they are", async () => {
  const api = await createTestApi();
  await api.given.gym({ name: "Still here" });

  const load = loadArchive({ url: api.url, path: await oldArchive(), replace: true });

  await expect(load).rejects.toThrow(
    "This archive was made by an older Topout (0.9.0): load it into a database without tables",
  );
  expect(await (await api.fetch("/api/gyms")).json()).toMatchObject([{ name: "Still here" }]);
});

test("an archive of a newer version is left to that version", async () => {
  const { url } = await createTestApi();
  const path = await archiveOf((await knownLevel()) + 1, url);

  await expect(loadArchive({ url, path, replace: true })).rejects.toThrow(
    "This archive was made by a newer Topout (0.9.0): load it with that version",
  );
});
