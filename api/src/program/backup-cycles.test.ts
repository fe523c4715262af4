import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { createBackupName } from "../backups/backup-name.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { climbs, routes } from "../database/schema.ts";
import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { checkInstallation } from "../operations/check-installation.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import { startClimbing } from "../testing/climb-load.ts";
import { createEmptyDatabase } from "../testing/database.ts";
import { startEditing } from "../testing/edit-load.ts";
import { createTestApi } from "../testing/index.ts";
import { createProcessEnvironment } from "../testing/process-environment.ts";
import { runMain } from "../testing/run-main.ts";
import { runTopout } from "../testing/run-topout.ts";
import { createTestFolderStorage } from "../testing/storages.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";
import { addTrustCount } from "../testing/trust-counts.ts";

const CYCLE_COUNT = process.env["FULL_SIZE"] ? 40 : 2;
const CLIMBER_COUNT = 4;
const PHOTO_COUNT = 20;
const PHOTO_BYTES = 200_000;

/** A backup that ends before it is complete. Every second cycle begins with one. */
interface Interruption {
  readonly percent: number;
  readonly signal: NodeJS.Signals;
}
const INTERRUPTIONS: readonly Interruption[] = [
  { percent: 60, signal: "SIGKILL" },
  { percent: 30, signal: "SIGKILL" },
  { percent: 99, signal: "SIGKILL" },
  { percent: 60, signal: "SIGTERM" },
];

/** Starts a program with stored photos, under the load of climbers and of staff. */
async function startProgram() {
  const { storage, folder: files } = await createTestFolderStorage();
  const api = await createTestApi({ storage });
  const route = await api.seed.route();
  const recordingStorage = recordChecksums(storage, api.db);
  for (let n = 0; n < PHOTO_COUNT; n++) {
    await api.seed.user({ cover_photo: await recordingStorage.put(randomBytes(PHOTO_BYTES)) });
  }
  const env = {
    DATA_DIR: await createTemporaryFolder(),
    DATABASE_URL: api.url,
    STORAGE_URL: pathToFileURL(files).href,
    SECRET_KEY: testConfig.secretKeys.current,
    LIMIT_CLIMBS_PER_USER: "1000000",
  };
  const { address } = await runMain(env);
  const tokens: string[] = [];
  for (let n = 0; n < CLIMBER_COUNT; n++) tokens.push((await api.signIn()).token);
  const climbing = startClimbing({ address, routeId: route.id, tokens });
  const { token } = await api.signIn({ route_setter: true, is_verified: true });
  const editing = startEditing({ address, route, token });
  return { env, route, climbing, editing };
}
type Load = Pick<Awaited<ReturnType<typeof startProgram>>, "route" | "climbing" | "editing">;

function startBackup(env: Readonly<Record<string, string>>, folder: string): ChildProcess {
  const script = join(import.meta.dirname, "../cli/topout.ts");
  return spawn(process.execPath, [script, "backup", "--to", folder], {
    env: createProcessEnvironment(env),
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const listPartialFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.includes(".part"));

/** Stops a backup that has written a part of the photos. It may have ended before. */
async function interruptBackup(child: ChildProcess, folder: string, interruption: Interruption) {
  const { percent, signal } = interruption;
  const minBytes = (PHOTO_COUNT * PHOTO_BYTES * percent) / 100;
  const exit = once(child, "exit");
  const hasWritten = async () => {
    const names = await listPartialFiles(folder);
    const sizes = await Promise.all(
      names.map((name) => stat(join(folder, name)).catch(() => undefined)),
    );
    return child.exitCode !== null || sizes.some((file) => (file?.size ?? 0) >= minBytes);
  };
  await expect.poll(hasWritten, { timeout: 60_000, interval: 1 }).toBe(true);
  child.kill(signal);
  const [code] = await exit;
  const leftNames = await listPartialFiles(folder);
  const isGraceful = signal === "SIGTERM";
  expect(isGraceful ? code : 130).toBeOneOf([0, 130]);
  expect(isGraceful ? leftNames : []).toEqual([]);
  // The next backup removes files that are older than any running backup.
  for (const name of leftNames) await utimes(join(folder, name), new Date(0), new Date(0));
}

/** Expects that the restored database has what was acknowledged, and that its counts and references agree. */
async function expectComplete(
  target: { readonly db: Database; readonly files: string },
  { route, climbing, editing }: Load,
  before: { readonly climbs: ReadonlySet<string>; readonly edit: number },
) {
  const { db, files } = target;
  const rows = await db.select({ id: climbs.id }).from(climbs);
  const stored = new Set(rows.map(({ id }) => id));
  expect([...before.climbs].filter((id) => !stored.has(id))).toEqual([]);
  expect([...stored].filter((id) => !climbing.sent.has(id))).toEqual([]);
  const [edited] = await db.select().from(routes).where(eq(routes.id, route.id));
  const edit = editing.parseEdit(edited?.location);
  expect(edit).toBeGreaterThanOrEqual(before.edit);
  expect(edit).toBeLessThanOrEqual(editing.countSent());
  await expectConsistentActivities({ db });
  const { problems } = await checkInstallation({
    db,
    storage: createLocalStorage(files),
    shouldReadFiles: true,
    shouldRepair: false,
    onEntry: () => undefined,
  });
  expect(problems).toEqual({ missing: 0, changed: 0, stray: 0, unknown: 0, broken: 0 });
}

test(
  `${CYCLE_COUNT} backups under load contain what was acknowledged before, also after killed ones`,
  { timeout: 120_000 + CYCLE_COUNT * 60_000 },
  async () => {
    const { env, ...load } = await startProgram();
    const folder = await createTemporaryFolder();
    const target = {
      DATA_DIR: await createTemporaryFolder(),
      DATABASE_URL: await createEmptyDatabase(),
      STORAGE_URL: pathToFileURL(await createTemporaryFolder()).href,
      SECRET_KEY: testConfig.secretKeys.current,
    };
    let previousName = "";
    let interruptionCount = 0;
    for (let n = 0; n < CYCLE_COUNT; n++) {
      const interruption = n % 2 === 0 ? INTERRUPTIONS[(n / 2) % INTERRUPTIONS.length] : undefined;
      if (interruption) {
        await interruptBackup(startBackup(env, folder), folder, interruption);
        interruptionCount += 1;
      }
      // Names have the second of the start.
      await expect.poll(() => createBackupName(new Date(), false)).not.toBe(previousName);
      const before = {
        climbs: new Set(load.climbing.acknowledged),
        edit: load.editing.countAcknowledged(),
      };
      expect(await once(startBackup(env, folder), "exit")).toEqual([0, null]);

      // The backups of the same day have expired, and the files of the killed ones are removed.
      const [name = "", ...others] = await readdir(folder);
      expect(others).toEqual([]);
      await runTopout(`restore ${join(folder, name)} --replace`, { env: target });
      const { db, close } = openDatabase(target.DATABASE_URL, { maxConnections: 2 });
      await expectComplete({ db, files: new URL(target.STORAGE_URL).pathname }, load, before);
      await close();
      previousName = name;
    }
    await Promise.all([load.climbing.stop(), load.editing.stop()]);

    addTrustCount("restored backups", CYCLE_COUNT);
    addTrustCount("interrupted backups", interruptionCount);
    addTrustCount("acknowledged climbs", load.climbing.acknowledged.size);
    addTrustCount("edits", load.editing.countAcknowledged());
    addTrustCount("added and deleted photos", load.editing.countPhotos());
  },
);
