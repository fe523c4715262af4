import { join } from "node:path";

import type { Database } from "@topout/api/database";
import { enqueue } from "@topout/api/jobs";
import {
  createKey,
  createTemporaryFolder,
  createTestDatabase,
  executeStatement,
  startExternalServer,
  withDatabaseName,
} from "@topout/api/package-testing";
import { routes } from "@topout/api/schema";
import { createTestApi, getAccessToken } from "@topout/api/testing";
import { insertDemoRows } from "@topout/demo/testing";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { loadArchive } from "./load-archive.ts";
import { saveArchive } from "./save-archive.ts";

async function openDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

/** Creates an empty database on an external server. */
async function createExternalDatabase(): Promise<string> {
  const { url, stop } = await startExternalServer(await createTemporaryFolder());
  onTestFinished(stop);
  await executeStatement(url, "create database external");
  return withDatabaseName(url, "external");
}

const createArchivePath = async () => join(await createTemporaryFolder(), "topout.tar");

const CLIMB_COUNT = 20_000;

/** Inserts many climbs, and a text with all special characters of the COPY format. */
async function insertManyClimbs(db: Database) {
  await db.execute(sql`
    insert into climbs (id, route_id, user_id, sent, time)
    select gen_random_uuid(), route.id, climber.id, false, now() - number * interval '1 minute'
    from generate_series(1, ${CLIMB_COUNT}) number
    cross join lateral (select id from routes order by id limit 1) route
    cross join lateral (select id from users order by id limit 1) climber`);
  const specialText = "\\N tab\t new\nline \\. \r quote' \" €uro 🧗 \\x00";
  await db.execute(
    sql`update users set about = ${specialText} where username = (select min(username) from users)`,
  );
}

describe("a database export", () => {
  test(
    "has the same rows after a move from the embedded server to an external one and back",
    { timeout: 120_000 },
    async () => {
      const [first, last, external, folder] = await Promise.all([
        openDatabase(),
        openDatabase(),
        createExternalDatabase(),
        createTemporaryFolder(),
      ]);
      await first.db.transaction((tx) => insertDemoRows(tx, createKey()));
      await insertManyClimbs(first.db);

      const exportPath = join(folder, "export.tar");
      const summary = await saveArchive({ appVersion: "1.0.0", url: first.url, path: exportPath });
      await loadArchive({ url: external, path: exportPath, canReplace: false });
      const externalPath = join(folder, "external.tar");
      const externalSummary = await saveArchive({
        appVersion: "1.0.0",
        url: external,
        path: externalPath,
      });
      await loadArchive({ url: last.url, path: externalPath, canReplace: false });
      const finalSummary = await saveArchive({
        appVersion: "1.0.0",
        url: last.url,
        path: join(folder, "again.tar"),
      });

      expect(externalSummary.tables).toEqual(summary.tables);
      expect(finalSummary.tables).toEqual(summary.tables);
      const rows = Object.fromEntries(summary.tables.map((table) => [table.name, table.rows]));
      expect(rows["climbs"]).toBeGreaterThan(CLIMB_COUNT);
      expect(rows["users"]).toBeGreaterThan(30);
    },
  );

  test("includes pending jobs", async () => {
    const [from, to] = await Promise.all([openDatabase(), openDatabase()]);
    const path = await createArchivePath();
    await from.db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["a"] }));
    await to.db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["b"] }));

    await saveArchive({ appVersion: "1.0.0", url: from.url, path });
    await loadArchive({ url: to.url, path, canReplace: false });

    const { rows } = await to.db.execute(
      sql`select name, data from pgboss.job where state < 'completed'`,
    );
    expect(rows).toEqual([{ name: "delete-files", data: { keys: ["a"] } }]);
  });
});

describe("a restored backup", () => {
  test("returns the same responses, files and accounts", async () => {
    const api = await createTestApi();
    const route = await api.seed.route({ image: await api.seed.storeImage() });
    const { user, fetch } = await api.signIn({ username: "ana" });
    await api.seed.send({ user: user.id, route: route.id });
    // The first read adds the activity to the feed, and the copy would do so at another time.
    await fetch("/api/activities/get_paginated");
    const path = await createArchivePath();

    await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage: api.storage });
    const copy = await createTestApi();
    await loadArchive({ url: copy.url, path, storage: copy.storage, canReplace: false });
    const copyFetch = copy.fetchAs(await getAccessToken(copy, user.email));

    for (const page of [
      "/api/gyms",
      "/api/routes/get_all",
      "/api/activities/get_paginated",
      "/api/users/me",
      "/api/climbs/me",
      `/api/img/${route.id}.webp`,
    ]) {
      const [before, after] = await Promise.all([fetch(page), copyFetch(page)]);
      expect([page, before.status]).toEqual([page, 200]);
      expect(await after.text()).toBe(await before.text());
    }
  });

  test("is served by a running program without a restart", async () => {
    const api = await createTestApi();
    const path = await createArchivePath();
    await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage: api.storage });
    await api.seed.gym();
    expect(await (await api.fetch("/api/gyms")).json()).toHaveLength(1);

    await loadArchive({ url: api.url, path, storage: api.storage, canReplace: true });

    await expect.poll(async () => (await api.fetch("/api/gyms")).json()).toEqual([]);
  });
});

describe("a backup of a running program", () => {
  test("contains all referenced files, even if they are deleted during the backup", async () => {
    const api = await createTestApi();
    const key = await api.seed.storeImage();
    await api.seed.route({ image: key });
    const deleteRoute = async () => {
      await api.db.transaction(async (tx) => {
        await tx.delete(routes);
        await enqueue(tx, "delete-files", { keys: [key] });
      });
      await api.runJobs();
    };
    const storage = {
      ...api.storage,
      size: async (name: string) => {
        await deleteRoute();
        return api.storage.size(name);
      },
    };
    const path = await createArchivePath();

    const summary = await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage });

    expect(summary.files).toMatchObject({ count: 1, missing: 0 });
    expect(summary.tables.find(({ name }) => name === "routes")?.rows).toBe(1);
  });

  test("counts missing files and saves the other files", async () => {
    const api = await createTestApi();
    const missingKey = await api.seed.storeImage();
    await api.seed.route({ image: missingKey, thumbnail: await api.seed.storeImage() });
    await api.storage.delete(missingKey);

    const summary = await saveArchive({
      appVersion: "1.0.0",
      url: api.url,
      path: await createArchivePath(),
      storage: api.storage,
    });

    expect(summary.files).toMatchObject({ count: 1, missing: 1 });
  });
});
