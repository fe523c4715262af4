import { onTestFinished } from "vitest";

import { createTestFolder } from "./create-test-folder.ts";
import { removeTestFolder } from "./remove-test-folder.ts";

/** Creates a folder that is removed after the test. */
export async function createTemporaryFolder(): Promise<string> {
  const { path } = await createTestFolder();
  onTestFinished(() => removeTestFolder(path));
  return path;
}
