import { rm } from "node:fs/promises";

import { onTestFinished } from "vitest";

import { createTestFolder } from "./create-test-folder.ts";

/** Creates a folder that is removed after the test. */
export async function createTemporaryFolder(): Promise<string> {
  const { path } = await createTestFolder();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
