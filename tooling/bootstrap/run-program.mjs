import { execNode } from "./exec-node.mjs";
import { root, installToolchain } from "./toolchain.mjs";

/**
 * Runs one of the project's programs with all that it needs, from whatever Node (20 or newer) this is.
 * @param {string} program its path below the project's folder
 * @param {string[]} args
 */
export function runProgram(program, args) {
  try {
    const { node, pnpm, env } = installToolchain();
    process.chdir(root);
    execNode(node, ["tooling/bootstrap/install-and-run.ts", pnpm, program, ...args], env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
