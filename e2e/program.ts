import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { getFreePort } from "@topout/api/free-port";

const root = path.resolve(import.meta.dirname, "..");
/** An empty database is given the demo first, which takes a busy machine minutes. */
const START_TIMEOUT_MS = 180_000;

/** The built program, run as a person would, with a data folder and a registry of its own. */
export interface Program {
  readonly url: string;
  readonly dataDir: string;
  /** Where its mails are written. */
  readonly outbox: string;
  /** A copy of the built remotes that a journey may break. */
  readonly remotesDir: string;
  readonly stop: () => Promise<void>;
}

/** All journeys come from one network address, and many begin with a sign-up. */
const roomForAll = {
  LIMIT_SIGN_UPS_PER_ADDRESS: "10000",
  LIMIT_MAILS_PER_ADDRESS: "10000",
  LIMIT_NAME_LOOK_UPS_PER_ADDRESS: "10000",
};

/**
 * A data folder with the demo in it, for programs to start from a copy of: drawing its pictures takes longer than all
 * that the rest of a start does.
 */
export async function seedDemo(): Promise<string> {
  const home = await newHome();
  const dataDir = path.join(home, "data");
  const { end } = await launch(dataDir, path.join(root, "dist/remotes"));
  await end();
  return dataDir;
}

/** Starts the program with what another one left in `seeded`, or on an empty folder, and resolves once it is healthy. */
export async function startProgram(seeded?: string): Promise<Program> {
  const home = await newHome();
  const remotesDir = path.join(home, "remotes");
  const dataDir = path.join(home, "data");
  await cp(path.join(root, "dist/remotes"), remotesDir, { recursive: true });
  if (seeded !== undefined) await cp(seeded, dataDir, { recursive: true });

  const { url, end } = await launch(dataDir, remotesDir);
  const stop = async () => {
    await end();
    await rm(home, { recursive: true, force: true });
  };
  return { url, dataDir, outbox: path.join(dataDir, "outbox"), remotesDir, stop };
}

const newHome = () => mkdtemp(path.join(tmpdir(), "topout-e2e-"));

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
      ...roomForAll,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  try {
    await waitUntilHealthy(url, child);
  } catch (error) {
    // Nobody else knows of it.
    await end();
    throw error;
  }
  return { url, end };
}

/** Asks until the program answers well. */
export async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no healthy answer from ${url} in ${START_TIMEOUT_MS} ms`);
}
