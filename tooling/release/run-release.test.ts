import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { parseArguments } from "./parse-arguments.ts";
import { runRelease } from "./run-release.ts";
import { openTestPublication } from "./testing/publication.ts";

test("prints the command that undoes a change, without the values of its options", async () => {
  const { folder, release } = openTestPublication();
  await release("1");
  await release("2");
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const locations = [
    ["--target", join(folder, "remotes")],
    ["--history", join(folder, "private/releases.jsonl")],
  ].flat();
  const run = (...args: string[]) =>
    runRelease(parseArguments([...args, ...locations]), {
      root: folder,
      startProgram: () => Promise.reject(new Error("No check")),
      formatCommand: (name, remote) => `tool ${name} ${remote}`,
    });

  await run("rollback", "climber");
  await run("promote", "climber", "2");
  await run("promote", "climber", "1", "--share", "10");
  await run("rollback", "climber");
  await run("off", "climber", "--reason", "A wrong grade");

  const commands = log.mock.calls.flat().filter((line) => String(line).startsWith("To "));
  expect(commands).toEqual([
    "To undo: tool rollback climber --target … --history …",
    "To roll back: tool rollback climber --target … --history …",
    "To go on: tool share climber <percent> --target … --history …",
    "To take it back: tool rollback climber --target … --history …",
    "To undo: tool promote climber 1 --share <percent> --target … --history …",
    "To undo: tool on climber --target … --history …",
  ]);
});
