import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import type { JobName } from "../database/job-queues.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { createFormRequest } from "../testing/create-form-request.ts";
import { createTestApi } from "../testing/index.ts";
import { createPhoto } from "../testing/images.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { runMain } from "../testing/run-main.ts";
import { runTopout } from "../testing/run-topout.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

/** Starts the program with an account, and a folder for backups. */
async function startProgram() {
  const api = await createTestApi();
  const { token, user } = await api.signIn({ is_verified: true });
  const data = await createTemporaryFolder();
  const files = join(data, "files");
  const backups = join(data, "backups");
  const metricsPort = await getFreePort();
  const env = {
    DATA_DIR: data,
    DATABASE_URL: api.url,
    STORAGE_URL: pathToFileURL(files).href,
    SECRET_KEY: testConfig.secretKeys.current,
    BACKUP_TO: backups,
  };
  const { address } = await runMain({
    ...env,
    METRICS_PORT: `${metricsPort}`,
    BACKUP_SCHEDULE: "30 2 * * *",
    CHECK_SCHEDULE: "0 5 * * 0",
  });
  const uploadPhoto = async () =>
    fetch(`${address}/api/users/me/update_profile_photo`, {
      ...createFormRequest("POST", { file: await createPhoto("red") }),
      headers: { authorization: `Bearer ${token}` },
    });
  return { api, user, env, files, backups, metricsPort, uploadPhoto };
}

/** Runs a scheduled operation in the program's worker, and waits until its result is stored. */
async function runOperation(
  { db }: Awaited<ReturnType<typeof createTestApi>>,
  name: Extract<JobName, `run-${string}`>,
) {
  await db.transaction((tx) => enqueue(tx, name, {}));
  const kind = name.replace("run-", "");
  await expect
    .poll(
      async () => {
        const { rows } = await db.execute<{ failure: string | null }>(
          sql`select failure from operation_runs where kind = ${kind}`,
        );
        return rows;
      },
      { timeout: 60_000 },
    )
    .toHaveLength(1);
}

test("the worker makes backups, restores and checks them", { timeout: 180_000 }, async () => {
  const { api, user, env, files, backups, metricsPort, uploadPhoto } = await startProgram();
  const { rows: schedules } = await api.db.execute(
    sql`select name, cron from pgboss.schedule order by name`,
  );
  expect(schedules).toEqual([
    { name: "run-backup", cron: "30 2 * * *" },
    { name: "run-check", cron: "0 5 * * 0" },
    { name: "sweep-files", cron: "17 4 * * *" },
    { name: "watch-rollouts", cron: "* * * * *" },
  ]);

  expect((await uploadPhoto()).status).toBe(200);
  await runOperation(api, "run-backup");
  await runOperation(api, "run-drill");
  await runOperation(api, "run-check");

  expect(await readdir(backups)).toEqual([expect.stringMatching(/^topout-\d{8}T\d{6}Z\.tar$/)]);
  const { rows } = await api.db.execute(
    sql`select kind, failure from operation_runs order by kind`,
  );
  expect(rows).toEqual([
    { kind: "backup", failure: null },
    { kind: "check", failure: null },
    { kind: "drill", failure: null },
  ]);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^topout_operation_failed\{operation="backup"\} 0$/m);
  expect(metrics).toMatch(/^topout_operation_success_age_seconds\{operation="check"\} \d/m);
  expect(metrics).toMatch(/^topout_restored_backup_age_seconds\{operation="drill"\} \d/m);

  // The program has recorded the checksum of the photo when it was stored.
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const photo = entries.find((entry) => entry.isFile());
  if (!photo) throw new Error("The program has stored the photo");
  const path = join(photo.parentPath, photo.name);
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10);
  await writeFile(path, bytes);
  const lines: string[] = [];
  await expect(runTopout("check", { env, lines })).rejects.toThrow(/^1 problem found\.$/);
  expect(lines).toEqual([
    `changed  ${photo.name}  users.profile_photo of ${user.id}`,
    expect.stringMatching(/^1 files? with \d+ bytes compared with the database$/),
  ]);
});
