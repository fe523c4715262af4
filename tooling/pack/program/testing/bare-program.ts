import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import { stopProcess } from "../../../program/launch-program.ts";

/** Creating a database is slow on a busy machine. */
const START_TIMEOUT_MS = 180_000;
const COMMAND_TIMEOUT_MS = 60_000;

/** How to run the program of a package. */
export interface Installation {
  /** The file of the command `topout`. */
  readonly command: string;
  /** The home folder of the user. */
  readonly home: string;
  /** Further variables. Relative paths in them are relative to the home folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: the Node that runs this process. */
  readonly node?: string;
  /** Default: the user of this process. */
  readonly ids?: { readonly uid: number; readonly gid: number };
}

/** A process inherits nothing from this one. `PATH` has the system's programs, which start PostgreSQL. */
const getOptions = ({ home, env, ids, node = process.execPath }: Installation) => ({
  cwd: home,
  env: { PATH: `${dirname(node)}:/usr/bin:/bin`, HOME: home, ...env },
  ...ids,
});

/** Starts the program on a free port. Resolves when it serves requests. */
export async function startBareProgram(installation: Installation) {
  const { node = process.execPath, command, env } = installation;
  const child = spawn(node, [command, "start"], {
    ...getOptions({ ...installation, env: { PORT: "0", ...env } }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    const url = await waitForAddress(child);
    return { url, stop: () => stopProcess(child), getExitCode: () => child.exitCode };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

/** Returns the URL that the program prints when it is ready. */
async function waitForAddress(
  child: ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream },
) {
  const lines: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timeout = setTimeout(
    () => reject(new Error(`No address in: ${lines.join("\n")}`)),
    START_TIMEOUT_MS,
  );
  const handleLine = (line: string) => {
    lines.push(line);
    const url = /^Topout is at (\S+)/.exec(line)?.[1];
    if (url !== undefined) resolve(url);
  };
  createInterface(child.stdout).on("line", handleLine);
  createInterface(child.stderr).on("line", handleLine);
  void once(child, "close").then(() =>
    reject(new Error(`The program exited: ${lines.join("\n")}`)),
  );
  return promise.finally(() => clearTimeout(timeout));
}

/** Runs another command of the program, and returns its output. */
export async function runBareCommand(
  installation: Installation,
  args: readonly string[],
  input = "",
): Promise<string> {
  const { node = process.execPath, command } = installation;
  const run = promisify(execFile)(node, [command, ...args], {
    ...getOptions(installation),
    timeout: COMMAND_TIMEOUT_MS,
  });
  run.child.stdin?.end(input);
  return (await run).stdout;
}

/** Logs in to the running program, and returns the status of the response. */
export async function logIn(url: string, username: string, password: string): Promise<number> {
  const body = new URLSearchParams({ username, password });
  return (await fetch(`${url}/api/auth/jwt/login`, { method: "POST", body })).status;
}
