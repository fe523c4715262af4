import { createTestFolder, removeTestFolder } from "@topout/embedded-postgres/testing";
import { onTestFinished } from "vitest";

/** Creates a folder that is removed after the test. */
export async function createTemporaryFolder(): Promise<string> {
  const { path } = await createTestFolder();
  onTestFinished(() => removeTestFolder(path));
  return path;
}
