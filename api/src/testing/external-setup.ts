import type { TestProject } from "vitest/node";

import { createClusterFolder } from "./cluster-folder.ts";
import { startExternalServer } from "./external-server.ts";
import { startS3Server } from "./s3-server.ts";
import { createTemplate } from "./template.ts";

/** For tests that run again, on an external PostgreSQL and an S3 bucket. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, inMemory, remove } = await createClusterFolder();
  const [database, files] = await Promise.all([startExternalServer(path), startS3Server()]);
  project.provide("testDatabase", await createTemplate(database.url, { inMemory }));
  project.provide("testStorage", files.url);
  return async () => {
    await Promise.all([database.stop(), files.close()]);
    await remove();
  };
}
