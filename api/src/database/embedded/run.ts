import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Account } from "./account.ts";

/** Messages in one language, and nothing of the caller's own PostgreSQL settings. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("PG") && !name.startsWith("LC_") && name !== "LANGUAGE",
  );
  return { ...Object.fromEntries(kept), LC_ALL: "C", TZ: "UTC" };
}

export function commandLine(account: Account, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return { command, args: rest };
}

/** Runs a program to its end; a failure carries what it said. */
export async function run(account: Account, program: string, args: readonly string[]) {
  const line = commandLine(account, program, args);
  await promisify(execFile)(line.command, line.args, {
    cwd: "/",
    env: cleanEnvironment(),
    ...account.ids,
  });
}
