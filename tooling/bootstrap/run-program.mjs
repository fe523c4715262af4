import { execNode } from "./exec-node.mjs";
import { installToolchain, root } from "./toolchain.mjs";

/**
 * Installs Node, pnpm and the dependencies, then runs one of the project's programs. Works with Node 20 or newer.
 * @param {string} program its path in the repository
 * @param {string[]} args
 */
export const runProgram = (program, args) =>
  runWithToolchain((pnpm) => ["tooling/bootstrap/install-and-run.ts", pnpm, program, ...args]);

/**
 * Runs pnpm without installing the dependencies first, for commands that change the dependencies.
 * @param {string[]} args
 */
export const runPnpm = (args) =>
  runWithToolchain((pnpm) => ["tooling/bootstrap/run-pnpm.ts", pnpm, ...args]);

/** @param {(pnpm: string) => string[]} createArgs */
function runWithToolchain(createArgs) {
  try {
    const { node, pnpm, env } = installToolchain();
    process.chdir(root);
    execNode(node, createArgs(pnpm), env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
