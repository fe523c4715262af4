import { execNode } from "./exec-node.mjs";
import { installToolchain, root } from "./toolchain.mjs";

/**
 * Installs Node and pnpm, then replaces this process with a script. Passes the path of pnpm and the arguments of this
 * process to the script.
 * @param {string} script its path in the repository
 */
export function execWithToolchain(script) {
  try {
    const { node, pnpm, env } = installToolchain();
    process.chdir(root);
    execNode(node, [script, pnpm, ...process.argv.slice(2)], env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
