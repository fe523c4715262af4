import type { TestProject } from "vitest/node";

import { createClusterFolder } from "./cluster-folder.ts";
import { startExternalServer } from "./external-server.ts";
import { startS3Server } from "./s3-server.ts";
import { makeTemplate } from "./template.ts";

/** For tests that run once more, on a PostgreSQL and a bucket as others provide them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, inMemory, remove } = await createClusterFolder();
  const [database, files] = await Promise.all([startExternalServer(path), startS3Server()]);
  project.provide("testDatabase", await makeTemplate(database.url, { inMemory }));
  project.provide("testStorage", files.url);
  return async () => {
    await Promise.all([database.stop(), files.close()]);
    await remove();
  };
}
