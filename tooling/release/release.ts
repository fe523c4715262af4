import { resolve } from "node:path";

import { startTestProgram } from "./check/test-program.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runRelease } from "./run-release.ts";

const root = resolve(import.meta.dirname, "../..");

try {
  await runRelease(parseArguments(process.argv.slice(2)), {
    root,
    startProgram: (built) => startTestProgram({ root, ...built }),
    formatCommand: (name, remote) => `npm run release -- ${name} ${remote}`,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
