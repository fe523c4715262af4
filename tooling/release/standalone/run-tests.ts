import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Runs Vitest in the folder of a remote. Returns its exit code. */
export async function runTests(folder: string, args: readonly string[]): Promise<number> {
  const manifest = createRequire(join(folder, "package.json")).resolve("vitest/package.json");
  const program = join(dirname(manifest), "vitest.mjs");
  const config = join(import.meta.dirname, "vitest.config.js");
  const child = spawn(process.execPath, [program, "run", "--config", config, ...args], {
    cwd: folder,
    stdio: "inherit",
  });
  await once(child, "close");
  return child.exitCode ?? 1;
}
