import { become } from "./become.mjs";
import { root, toolchain } from "./toolchain.mjs";

/**
 * Runs one of the project's programs with all that it needs, from whatever Node (20 or newer) this is.
 * @param {string} program its path below the project's folder
 * @param {string[]} args
 */
export function run(program, args) {
  try {
    const { node, pnpm, env } = toolchain();
    process.chdir(root);
    become(node, ["tooling/bootstrap/installed.ts", pnpm, program, ...args], env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
