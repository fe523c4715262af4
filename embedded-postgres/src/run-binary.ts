import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Account } from "./account.ts";

/** Removes PostgreSQL's variables from the environment. PostgreSQL then writes English messages with times in UTC. */
export function createCleanEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("PG") && !name.startsWith("LC_") && name !== "LANGUAGE",
  );
  return { ...Object.fromEntries(variables), LC_ALL: "C", TZ: "UTC" };
}

export function buildCommand({ prefix }: Account, binary: string, args: readonly string[]) {
  const [file = binary, ...rest] = [...prefix, binary, ...args];
  return { file, args: rest };
}

/**
 * Runs a binary and waits until it exits.
 * @throws {Error} with the property `stderr` if the binary fails.
 */
export async function runBinary(account: Account, binary: string, args: readonly string[]) {
  const command = buildCommand(account, binary, args);
  await promisify(execFile)(command.file, command.args, {
    cwd: "/",
    env: createCleanEnvironment(),
    ...account.ids,
  });
}
