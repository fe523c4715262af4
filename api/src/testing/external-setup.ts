import type { TestProject } from "vitest/node";

import { createClusterFolder } from "./cluster-folder.ts";
import { startExternalServer } from "./external-server.ts";
import { startS3Server } from "./s3-server.ts";
import { createTemplate } from "./template.ts";

/** Starts an external PostgreSQL and an S3 bucket. The test project `api-external` repeats some tests with them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, isInMemory, remove } = await createClusterFolder();
  const [database, files] = await Promise.all([startExternalServer(path), startS3Server()]);
  project.provide("testServer", await createTemplate(database.url, { isInMemory }));
  project.provide("testStorage", files.url);
  return async () => {
    await Promise.all([database.stop(), files.close()]);
    await remove();
  };
}
