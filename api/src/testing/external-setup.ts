import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { endAbandoned, folderPrefix } from "./abandoned.ts";
import { startExternalServer } from "./external-server.ts";
import { startS3Server } from "./s3-server.ts";
import { makeTemplate } from "./template.ts";

/** For tests that run once more, on a PostgreSQL and a bucket as others provide them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await endAbandoned();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix(process.pid)));
  const [database, files] = await Promise.all([startExternalServer(folder), startS3Server()]);
  project.provide("testDatabase", await makeTemplate(database.url));
  project.provide("testStorage", files.url);
  return async () => {
    await Promise.all([database.stop(), files.close()]);
    await rm(folder, { recursive: true });
  };
}
