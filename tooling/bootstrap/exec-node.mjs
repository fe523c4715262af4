import { spawn } from "node:child_process";

const FORWARDED_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Replaces this process with another Node process, which then receives signals directly. On platforms without
 * `execve`, starts a child process and forwards signals and the exit code.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function execNode(node, args, env) {
  if (process.execve && process.platform !== "win32") {
    process.execve(node, [node, ...args], withoutUndefined(env));
  }
  const child = spawn(node, args, { env, stdio: "inherit" });
  for (const signal of FORWARDED_SIGNALS) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + (signal === "SIGINT" ? 2 : signal === "SIGTERM" ? 15 : 9);
  });
}

/** @param {NodeJS.ProcessEnv} env */
function withoutUndefined(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
