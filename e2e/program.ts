import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { getFreePort } from "@topout/api/free-port";

const root = path.resolve(import.meta.dirname, "..");
/** Seeding the demo data takes minutes on a busy machine. */
const START_TIMEOUT_MS = 180_000;

/** A running build of Topout with a separate data folder and registry. */
export interface Program {
  readonly url: string;
  readonly dataDir: string;
  /** The folder of sent emails. */
  readonly outbox: string;
  /** A copy of the built remotes. A journey may break it. */
  readonly remotesDir: string;
  readonly stop: () => Promise<void>;
}

/** All journeys share one IP address, and many register an account. */
const highRateLimits = {
  LIMIT_SIGN_UPS_PER_ADDRESS: "10000",
  LIMIT_MAILS_PER_ADDRESS: "10000",
  LIMIT_USERNAME_CHECKS_PER_ADDRESS: "10000",
};

/** Creates a data folder with the demo data. Programs start from a copy, because rendering the demo images is slow. */
export async function seedDemo(): Promise<string> {
  const folder = await createFolder();
  const dataDir = path.join(folder, "data");
  const { stop } = await launch(dataDir, path.join(root, "dist/remotes"));
  await stop();
  return dataDir;
}

/** Starts the program with a copy of `demoDataDir` or with an empty folder. Resolves when it is healthy. */
export async function startProgram(demoDataDir?: string): Promise<Program> {
  const folder = await createFolder();
  const remotesDir = path.join(folder, "remotes");
  const dataDir = path.join(folder, "data");
  await cp(path.join(root, "dist/remotes"), remotesDir, { recursive: true });
  if (demoDataDir !== undefined) await cp(demoDataDir, dataDir, { recursive: true });

  const { url, stop: stopProgram } = await launch(dataDir, remotesDir);
  const stop = async () => {
    await stopProgram();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, dataDir, outbox: path.join(dataDir, "outbox"), remotesDir, stop };
}

const createFolder = () => mkdtemp(path.join(tmpdir(), "topout-e2e-"));

async function launch(dataDir: string, remotesDir: string) {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "api/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      DEMO: "1",
      PORT: String(port),
      DATA_DIR: dataDir,
      REMOTES_DIR: remotesDir,
      ...highRateLimits,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  try {
    await waitUntilHealthy(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Polls the health endpoint until it succeeds. */
export async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program exited with code ${child.exitCode}`);
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} was not healthy within ${START_TIMEOUT_MS} ms`);
}
