import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { runStages } from "./run-stages.ts";

let output = "";

beforeEach(() => {
  output = "";
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    output += `${line}\n`;
  });
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    output += text.toString();
    return true;
  });
});

const createStage = (name: string, command: string, readsSources = true) => ({
  name,
  commands: [["sh", "-c", command]],
  readsSources,
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "topout-stages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("stages that only read sources run at the same time, each with its output together", async () => {
  const folder = createFolder();
  // The first writer of a pipe waits for its reader.
  execFileSync("mkfifo", [join(folder, "pipe")]);

  const exitCode = await runStages(folder, [
    createStage("writer", "echo from the writer > pipe; echo written"),
    createStage("reader", "echo reading; cat pipe"),
  ]);

  expect(exitCode).toBe(0);
  expect(output).toMatch(/── writer ─+\nwritten\n✓ writer/);
  expect(output).toMatch(/── reader ─+\nreading\nfrom the writer\n✓ reader/);
  expect(output).toContain("2 passed, 0 failed, 0 skipped");
});

test("a stage that fails prevents the later ones, and its exit code is the result", async () => {
  const folder = createFolder();

  const exitCode = await runStages(folder, [
    createStage("first", "echo the cause >&2; exit 3"),
    createStage("second", "true"),
    createStage("tests", "echo tested", false),
  ]);

  expect(exitCode).toBe(3);
  expect(output).toMatch(/── first ─+\nthe cause\n✗ first/);
  expect(output).not.toContain("tests");
  expect(output).toContain("1 passed, 1 failed, 0 skipped");
});

test("a program that does not exist fails its stage", async () => {
  const missing = { name: "missing", commands: [["topout-missing"]], readsSources: true };

  expect(await runStages(createFolder(), [missing, createStage("other", "true")])).toBe(1);
  expect(output).toContain("ENOENT");
});
