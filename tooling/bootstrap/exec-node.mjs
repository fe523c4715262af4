import { spawn } from "node:child_process";

const FORWARDED = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Goes on as another Node program. The process itself is replaced where that is possible, so that signals and exit
 * codes need no go-between; else the program runs as a child and both are handed on.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function execNode(node, args, env) {
  if (process.execve && process.platform !== "win32") {
    process.execve(node, [node, ...args], defined(env));
  }
  const child = spawn(node, args, { env, stdio: "inherit" });
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (signal === "SIGINT" ? 2 : signal === "SIGTERM" ? 15 : 9);
  });
}

/** @param {NodeJS.ProcessEnv} env */
function defined(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
