import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { createTestFolder } from "./create-test-folder.ts";
import { removeTestFolder } from "./remove-test-folder.ts";

const ENTRY_COUNT = 200;

test("removeTestFolder removes a folder in which entries are still created", async () => {
  const { path } = await createTestFolder();
  let count = 0;
  const timer = setInterval(() => {
    // One call, because the parent can be removed between two.
    mkdirSync(join(path, "base", `${count}`), { recursive: true });
    if (++count === ENTRY_COUNT) clearInterval(timer);
  });
  onTestFinished(() => clearInterval(timer));
  await expect.poll(() => count).toBeGreaterThan(50);

  await removeTestFolder(path);
  await vi.waitFor(() => expect(count).toBe(ENTRY_COUNT), 10_000);
  await removeTestFolder(path);

  expect(existsSync(path)).toBe(false);
});
