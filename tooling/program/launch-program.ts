import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { getFreePort } from "@topout/api/free-port";

const root = resolve(import.meta.dirname, "../..");
/** Seeding the demo data takes minutes on a busy machine. */
const START_TIMEOUT_MS = 600_000;

/** All journeys share one IP address, and many of them register an account. */
const HIGH_RATE_LIMITS = {
  LIMIT_SIGN_UPS_PER_IP: "10000",
  LIMIT_SIGN_UP_BURST_PER_IP: "10000",
  LIMIT_EMAILS_PER_IP: "10000",
  LIMIT_USERNAME_CHECKS_PER_IP: "10000",
};

/** Browsers keep the machine busy. The program must not reject requests because they delay it. */
const WITHOUT_LOAD_SHEDDING = { SHED_EVENT_LOOP_DELAY_MS: "0" };

interface ProgramOptions {
  readonly dataDir: string;
  readonly remotesDir: string;
  /** The environment of the program. The default is that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** The default is a free port. */
  readonly port?: number | undefined;
  /** Whether to print what the program prints. Its errors are always printed. */
  readonly hasOutput?: boolean;
}

/** Starts the program. Resolves when it is healthy. */
export async function launchProgram(options: ProgramOptions) {
  const { dataDir, remotesDir, env = process.env, hasOutput = false } = options;
  const port = options.port ?? (await getFreePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "api/src/main.ts"], {
    cwd: root,
    env: {
      ...env,
      DEMO: "1",
      PORT: String(port),
      DATA_DIR: dataDir,
      REMOTES_DIR: remotesDir,
      ...HIGH_RATE_LIMITS,
      ...WITHOUT_LOAD_SHEDDING,
    },
    stdio: ["ignore", hasOutput ? "inherit" : "ignore", "inherit"],
  });
  const stop = () => stopProcess(child);
  try {
    await waitUntilHealthy(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Whether a process has exited or was killed by a signal. */
export const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Sends SIGTERM, and waits until the process has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

/** Polls the health endpoint until it succeeds. */
export async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasExited(child)) {
      throw new Error(`The program exited with ${child.exitCode ?? child.signalCode}`);
    }
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(20);
  }
  throw new Error(`${url} was not healthy within ${START_TIMEOUT_MS} ms`);
}
