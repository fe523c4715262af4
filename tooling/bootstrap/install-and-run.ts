/**
 * The second step of exec.mjs. Installs the dependencies and imports the program.
 * Arguments: `<pnpm> <program> [arguments]`.
 */
import { join, resolve } from "node:path";

import { installDependencies } from "./dependencies.ts";

const root = resolve(import.meta.dirname, "../..");
const [node = "", , pnpm = "", program = "", ...args] = process.argv;

try {
  installDependencies(root, pnpm);
  process.argv = [node, program, ...args];
  await import(join(root, program));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
