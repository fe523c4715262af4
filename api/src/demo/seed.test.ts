import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { currentSets } from "@topout/shared/domain";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { buildApp } from "../app.ts";
import { routes, users } from "../database/schema.ts";
import { injectFetch } from "../testing/inject-fetch.ts";
import { createChanges } from "../lists/changes.ts";
import { localStorage } from "../storage/local-storage.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { testConfig } from "../testing/test-config.ts";
import { seedDemo } from "./seed.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const LIMIT_MS = 20_000;

let database: TestDatabase;
let folder: string;
let took: number;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "topout-demo-"));
  const start = performance.now();
  await seedDemo({ db: database.db, storage: localStorage(folder), now: NOW });
  took = performance.now() - start;
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const count = async (question: ReturnType<typeof sql>) => {
  const { rows } = await database.db.execute<{ n: number }>(question);
  return Number(rows[0]?.n);
};

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

async function startApi() {
  const { db } = database;
  const storage = localStorage(folder);
  const app = await buildApp({
    config: testConfig,
    db,
    storage,
    changes: createChanges(db),
    log: { level: "silent" },
  });
  await app.ready();
  return { fetch: injectFetch(app), close: () => app.close() };
}

describe("the demo's seed", () => {
  test("is there in time", () => {
    expect(took).toBeLessThan(LIMIT_MS);
    console.log(took);
  });
});
