import { join } from "node:path";

import { getLatestSchemaVersion, migrate } from "@topout/api/database";
import {
  createEmptyDatabase,
  createLocalStorage,
  createTemporaryFolder,
  startSecondInstance,
} from "@topout/api/package-testing";
import type { Storage } from "@topout/api/storage";
import { createTestApi } from "@topout/api/testing";
import { expect, test } from "vitest";

import { HEADER_FILE, type ArchiveHeader, JOBS_FILE } from "./archive-format.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { loadArchive } from "./load-archive.ts";
import { addTables } from "./save-tables.ts";
import { withConnection } from "./connection.ts";

const ID_PREFIX = "0192f0c1-7a00-7000-8000-00000000000";
const [gym, circuit, set, route, user, activity, climb] = [1, 2, 3, 4, 5, 6, 7].map(
  (number) => `${ID_PREFIX}${number}`,
);

/** Inserts a send into the schema of the first migration. */
const insertStatements = `
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

/** Saves the database to an archive whose header has this schema version. */
async function createArchive(schemaVersion: number, url: string): Promise<string> {
  const path = join(await createTemporaryFolder(), "topout.tar");
  const header: ArchiveHeader = {
    format: 2,
    kind: "database",
    created_at: new Date().toISOString(),
    app_version: "0.9.0",
    schema_version: schemaVersion,
  };
  await withConnection(url, async (client) => {
    const archive = new ArchiveWriter(path);
    await archive.addJson(HEADER_FILE, header);
    const tables = await addTables(archive, client, { temporaryPath: `${path}.table` });
    await archive.addJson(JOBS_FILE, []);
    await archive.finish({ tables, jobs: 0, files: { count: 0, bytes: 0, missing: 0 } });
  });
  return path;
}

/** Creates an archive of the first version. */
async function createFirstArchive(): Promise<string> {
  const url = await createEmptyDatabase();
  await migrate(url, 1);
  await withConnection(url, (client) => client.query(insertStatements));
  return createArchive(1, url);
}

/** The program empties its folder of uploads, so the storage must not be in it. */
const startProgram = async (url: string, storage: Storage) =>
  startSecondInstance({ url, storage, uploadsDir: await createTemporaryFolder() });

test("loadArchive loads and migrates an archive of the first version", async () => {
  const path = await createFirstArchive();
  const url = await createEmptyDatabase();

  await loadArchive({ url, path, canReplace: false });

  const fetch = await startProgram(url, createLocalStorage(await createTemporaryFolder()));
  const feed = await fetch("/api/activities/get_paginated");
  expect(await feed.json()).toMatchObject({
    data: [{ id: activity, user, climbs: [{ route: { id: route, name: "G1" } }] }],
    meta: { total: 1 },
  });
  expect(await (await fetch("/api/users/get_climbs/ana")).json()).toMatchObject([{ id: climb }]);
});

test("loadArchive restores a backup of format 1, with its image", async () => {
  const path = join(import.meta.dirname, "testing/format-1.tar");
  const url = await createEmptyDatabase();
  const storage = createLocalStorage(await createTemporaryFolder());

  await loadArchive({ url, path, storage, canReplace: false });

  const fetch = await startProgram(url, storage);
  const list = await fetch("/api/routes/get_all");
  const [restored] = (await list.json()) as { id: string }[];
  expect(restored).toMatchObject({ name: "G1" });
  expect((await fetch(`/api/img/${restored?.id}.webp`)).status).toBe(200);
});

test("loadArchive rejects an older archive for a newer database, and does not change it", async () => {
  const api = await createTestApi();
  await api.seed.gym({ name: "Existing gym" });

  const load = loadArchive({ url: api.url, path: await createFirstArchive(), canReplace: true });

  await expect(load).rejects.toThrow(
    "An older Topout (0.9.0) created this archive, but the database has the tables of a newer one. Set DATABASE_URL to an empty database, or DATA_DIR to a new folder",
  );
  expect(await (await api.fetch("/api/gyms")).json()).toMatchObject([{ name: "Existing gym" }]);
});

test("loadArchive rejects an archive of a newer version", async () => {
  const { url } = await createTestApi();
  const path = await createArchive((await getLatestSchemaVersion()) + 1, url);

  await expect(loadArchive({ url, path, canReplace: true })).rejects.toThrow(
    "A newer Topout created this archive (0.9.0). Load it with that version",
  );
});
