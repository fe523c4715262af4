import { become } from "./become.mjs";
import { root, toolchain } from "./toolchain.mjs";

/**
 * Runs one of the project's programs on the Node it needs, from whatever Node (20 or newer) this is.
 * @param {string} program its path below the project's folder
 */
export function run(program) {
  try {
    const { node, pnpm, env } = toolchain();
    process.chdir(root);
    become(node, [program, ...process.argv.slice(2)], { ...env, TOPOUT_PNPM: pnpm });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
