import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { localStorage } from "./local-storage.ts";
import { describeStorage } from "./storage-contract.ts";

async function open() {
  const folder = await mkdtemp(join(tmpdir(), "topout-storage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const list = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { storage: localStorage(folder), list, folder };
}

describeStorage("the local folder", { open });

test("what is stored can be read by its owner only", async () => {
  const { storage, folder } = await open();

  const key = await storage.put(Buffer.from("chalk"));

  expect((await stat(join(folder, key.slice(0, 2), key))).mode & 0o077).toBe(0);
});
