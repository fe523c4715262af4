import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, type Mock, onTestFinished, test, vi } from "vitest";

import { isSource, reloadOnChange } from "./reload-on-change.ts";

const RUN_FOREVER = "setInterval(() => {}, 1_000)";

/** Runs a program whose sources are in a new folder. */
async function reloadProgram(script = RUN_FOREVER) {
  const root = mkdtempSync(join(tmpdir(), "reload-"));
  const sources = join(root, "src");
  const file = join(sources, "main.ts");
  mkdirSync(sources);
  writeFileSync(file, "0");
  const start = vi.fn<() => ChildProcess>(() =>
    spawn(process.execPath, ["-e", script], { stdio: "ignore" }),
  );
  const onExit = vi.fn<(code: number | null) => void>();
  const stop = await reloadOnChange({ folders: [sources], start, onExit });
  onTestFinished(() => {
    stop();
    rmSync(root, { recursive: true });
  });
  return { root, sources, file, start, onExit };
}

/** A busy machine may report one change as two. */
async function expectStartAfter(start: Mock, change: () => void) {
  const { length } = start.mock.calls;
  change();
  await expect.poll(() => start.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(length);
}

test.each([
  ["writes the file", (file: string, text: string) => writeFileSync(file, text)],
  [
    "replaces the file by one of the same folder",
    (file: string, text: string) => {
      writeFileSync(`${file}.tmp`, text);
      renameSync(`${file}.tmp`, file);
    },
  ],
  [
    "replaces the file by one of another folder",
    (file: string, text: string) => {
      const other = join(file, "../../other");
      writeFileSync(other, text);
      renameSync(other, file);
    },
  ],
  [
    "deletes the file and creates it again, as git does",
    (file: string, text: string) => {
      rmSync(file);
      writeFileSync(file, text);
    },
  ],
])("starts the program again each time that an editor %s", async (_name, save) => {
  const { file, start, onExit } = await reloadProgram();

  for (const text of ["1", "2", "3"]) await expectStartAfter(start, () => save(file, text));
  expect(onExit).not.toHaveBeenCalled();
});

test("starts the program again after a change in a new folder", async () => {
  const { sources, start, onExit } = await reloadProgram();

  await expectStartAfter(start, () => mkdirSync(join(sources, "new")));
  await expectStartAfter(start, () => writeFileSync(join(sources, "new/feature.ts"), "1"));
  expect(onExit).not.toHaveBeenCalled();
});

test.each([
  ["routes.ts", true],
  ["0001_routes.sql", true],
  ["routes.test.ts", false],
  ["routes.http.test.ts", false],
  ["routes.ts.tmp", false],
  ["notes.md", false],
])("decides whether %s is a source of the program", (name, expected) => {
  expect(isSource(`api/src/${name}`)).toBe(expected);
});

test("starts a program that failed again after the next change", async () => {
  const { file, start, onExit } = await reloadProgram("process.exit(3)");
  await expect.poll(() => onExit.mock.calls, { timeout: 20_000 }).toEqual([[3]]);

  await expectStartAfter(start, () => writeFileSync(file, "1"));
});

test("rejects a folder that does not exist", async () => {
  const start = vi.fn<() => ChildProcess>(() => spawn(process.execPath, ["-e", ""]));
  const options = { folders: ["/missing"], start, onExit: () => {} };
  await expect(reloadOnChange(options)).rejects.toThrow("ENOENT");
});
