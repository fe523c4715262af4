import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { importInNode } from "./import-in-node.ts";

const CHANGED = "export const value = 2;";

/** Creates a module that imports another one, and waits until the files are older than the next import. */
async function createModules() {
  const folder = mkdtempSync(join(tmpdir(), "import-in-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, "entry.ts");
  const dependency = join(folder, "dependency.ts");
  writeFileSync(entry, `export { value } from "./dependency.ts"; export const object = {};`);
  writeFileSync(dependency, "export const value = 1;");
  const replacement = join(folder, "replacement.ts");
  writeFileSync(replacement, CHANGED);
  await expect
    .poll(() => Date.now() - statSync(replacement).ctimeMs, { timeout: 20_000 })
    .toBeGreaterThan(100);
  const load = () => importInNode<{ readonly value: number; readonly object: object }>(entry);
  return { dependency, replacement, load };
}

test("imports a module once while its files are unchanged", async () => {
  const { load } = await createModules();

  const { object } = await load();

  expect((await load()).object).toBe(object);
});

test("imports a module again after a change of what it imports", async () => {
  const { dependency, load } = await createModules();
  await load();

  writeFileSync(dependency, CHANGED);

  expect(await load()).toMatchObject({ value: 2 });
});

test("imports a module again after an older file has replaced what it imports", async () => {
  const { dependency, replacement, load } = await createModules();
  await load();

  renameSync(replacement, dependency);

  expect(await load()).toMatchObject({ value: 2 });
});

test("imports a module again after an error", async () => {
  const { dependency, load } = await createModules();
  writeFileSync(dependency, "throw new Error('broken');");
  await expect(load()).rejects.toThrow("broken");

  writeFileSync(dependency, CHANGED);

  expect(await load()).toMatchObject({ value: 2 });
});
