import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, onTestFinished, test } from "vitest";

import { createProcessEnvironment } from "../testing/process-environment.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

test("starts the program in the place of the command", { timeout: 120_000 }, async () => {
  const DATA_DIR = await createTemporaryFolder();
  const child = spawn(process.execPath, [join(import.meta.dirname, "topout.ts"), "start"], {
    env: createProcessEnvironment({ DATA_DIR, PORT: "0" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit");
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));

  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith("Topout is at http://")) child.kill("SIGTERM");
  }

  expect(await exit).toEqual([0, null]);
  expect(errors).toEqual([]);
});
