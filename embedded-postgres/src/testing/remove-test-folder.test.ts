import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { createTestFolder } from "./create-test-folder.ts";
import { removeTestFolder } from "./remove-test-folder.ts";

const WRITE_COUNT = 200;

test("removeTestFolder removes a folder in which files are still created", async () => {
  const { path } = await createTestFolder();
  let count = 0;
  const timer = setInterval(() => {
    mkdirSync(join(path, "base"), { recursive: true });
    writeFileSync(join(path, "base", `${count}`), "");
    if (++count === WRITE_COUNT) clearInterval(timer);
  });
  onTestFinished(() => clearInterval(timer));
  await vi.waitFor(() => expect(count).toBeGreaterThan(50));

  await removeTestFolder(path);
  await vi.waitFor(() => expect(count).toBe(WRITE_COUNT), 10_000);
  await removeTestFolder(path);

  expect(existsSync(path)).toBe(false);
});
