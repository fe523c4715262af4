import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Database } from "@topout/api/database";
import {
  createLocalStorage,
  createPasswordHasher,
  createTemporaryFolder,
  createTestDatabase,
  startSecondInstance,
} from "@topout/api/package-testing";
import * as schema from "@topout/api/schema";
import type { Storage } from "@topout/api/storage";
import {
  auth,
  CIRCUIT_COLORS,
  gyms as gymCalls,
  reports as reportCalls,
  Layout,
  users as userCalls,
} from "@topout/shared/contract";
import { getCurrentSets } from "@topout/shared/domain";
import { count } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { seedDemo } from "./seed.ts";

/** Seeding takes a few seconds, and longer while other tests run. */
const TIMEOUT_MS = 180_000;
const NOW = new Date("2026-11-21T18:30:00.000Z");
const { hash: hashPassword } = createPasswordHasher();

async function createTarget() {
  const { db, url, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "topout-demo-"));
  return {
    db,
    url,
    storage: createLocalStorage(folder),
    countFiles: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    remove: async () => {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What the seeding printed. */
const lines: string[] = [];
let demo: Awaited<ReturnType<typeof createTarget>>;

beforeAll(async () => {
  demo = await createTarget();
  await seedDemo({ ...demo, now: NOW, hashPassword, print: (line) => lines.push(line) });
}, TIMEOUT_MS);

afterAll(() => demo.remove());

const countUsers = async (db: Database) => {
  const [row] = await db.select({ total: count() }).from(schema.users);
  return row?.total;
};

/** Fetches as the demo account with this email address. */
async function logIn(username: string) {
  const fetch = await startApi();
  const body = new URLSearchParams({ username, password: "topout-demo" });
  const login = await fetch(`/api${auth.login.path}`, { method: "POST", body });
  const { access_token } = auth.login.response.parse(await login.json());
  return (path: string) =>
    fetch(`/api${path}`, { headers: { authorization: `Bearer ${access_token}` } });
}

const startApi = async () =>
  startSecondInstance({ ...demo, uploadsDir: await createTemporaryFolder() });

const memberOfHarbour = (role: "manager" | "setter") => ({
  is_superuser: false,
  route_setter: false,
  memberships: [{ gym: { name: "Harbour Blocs" }, role }],
});

describe("seedDemo", () => {
  test("prints its progress after each quarter of the photos", async () => {
    const total = await demo.db.$count(schema.routes);

    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe(`${total} of ${total} photos are drawn.`);
  });

  test("creates Gritworks Leeds as the first gym, and Harbour Blocs, with layouts and photos", async () => {
    const fetch = await startApi();

    const gyms = gymCalls.list.response.parse(await (await fetch("/api/gyms")).json());

    expect(gyms).toMatchObject([
      { name: "Gritworks Leeds", location: "Canal Road, Leeds", has_image: true },
      { name: "Harbour Blocs", location: "Wapping Wharf, Bristol", has_image: true },
    ]);
    expect(gyms.map(({ layout }) => Layout.parse(layout).areas.length)).toEqual([6, 4]);
  });

  test("creates two sets for each circuit colour of the first gym, and one for each circuit of the second", async () => {
    const circuits = await demo.db.select().from(schema.circuits);
    const sets = await demo.db.select().from(schema.sets);
    const setsWithIsoDates = sets.map(({ id, circuit_id, date }) => ({
      id,
      circuit_id,
      date: date.toISOString(),
    }));

    const current = new Set([...getCurrentSets(setsWithIsoDates).values()].map(({ id }) => id));

    expect(circuits).toHaveLength(CIRCUIT_COLORS.length + 4);
    expect(sets).toHaveLength(CIRCUIT_COLORS.length * 2 + 4);
    expect(current.size).toBe(circuits.length);
  });

  test("stores a separate photo and a 200 × 250 thumbnail for every route", async () => {
    const routes = await demo.db.select().from(schema.routes);
    const keys = routes.flatMap(({ image, thumbnail }) => [image, thumbnail]);
    const sizes = await Promise.all(keys.map((key) => demo.storage.size(key ?? "none")));
    const [first] = routes;
    const chunks = await (await demo.storage.stream(first?.thumbnail ?? "none")).toArray();
    const thumbnail = await sharp(Buffer.concat(chunks)).metadata();

    expect(new Set(keys).size).toBe(routes.length * 2);
    expect(sizes.every((size) => size !== undefined && size > 0)).toBe(true);
    expect(thumbnail).toMatchObject({ format: "webp", width: 200, height: 250 });
  });

  test.each([
    ["climber@topout.example", { is_superuser: false, route_setter: false }],
    ["setter@topout.example", { is_superuser: false, route_setter: true }],
    ["admin@topout.example", { is_superuser: true, route_setter: false }],
    ["harbour-manager@topout.example", memberOfHarbour("manager")],
    ["harbour-setter@topout.example", memberOfHarbour("setter")],
  ])("creates the verified account %s", async (username, roles) => {
    const fetch = await logIn(username);

    const me = await fetch(userCalls.me.path);

    expect(await me.json()).toMatchObject({ ...roles, is_verified: true });
  });

  test("creates an open report, and one for each decision", async () => {
    const fetch = await logIn("admin@topout.example");

    const page = await fetch(reportCalls.page.path);

    const { data } = reportCalls.page.response.parse(await page.json());
    expect(data).toMatchObject([
      { status: "open", num_reasons: 3, subject_view: { text: "Cheap Shoes Leeds" } },
      { status: "removed", undo_until: expect.any(String), subject: { part: "about" } },
      { status: "kept", undo_until: expect.any(String), subject: { type: "route" } },
    ]);
  });

  test("creates a feed with recent activities", async () => {
    const fetch = await startApi();

    const page = await fetch("/api/activities/get_paginated");

    expect(await page.json()).toMatchObject({
      data: [{ username: "holly.climbs" }, ...Array.from({ length: 9 }, () => expect.anything())],
    });
  });

  test("does nothing if the database has users", async () => {
    const [users, files] = [await countUsers(demo.db), await demo.countFiles()];

    await seedDemo({ ...demo, now: NOW, hashPassword, print: () => {} });

    expect([await countUsers(demo.db), await demo.countFiles()]).toEqual([users, files]);
  });

  test("deletes its rows and files after an error", async () => {
    const target = await createTarget();
    onTestFinished(target.remove);
    let remainingFiles = 5;
    const fullStorage: Storage = {
      ...target.storage,
      put: (content) => {
        if (remainingFiles-- > 0) return target.storage.put(content);
        return Promise.reject(new Error("no space left"));
      },
    };

    await expect(
      seedDemo({ ...target, storage: fullStorage, now: NOW, hashPassword, print: () => {} }),
    ).rejects.toThrow("no space");

    expect([await countUsers(target.db), await target.countFiles()]).toEqual([0, 0]);
  });
});
