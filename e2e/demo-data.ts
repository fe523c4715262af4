import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { videos } from "@topout/shared/contract";
import { fingerprint } from "@topout/tooling/fingerprint";
import { launchProgram } from "@topout/tooling/launch-program";
import { withLock } from "@topout/tooling/with-lock";

const root = path.resolve(import.meta.dirname, "..");
const cache = path.join(root, ".toolchain/caches/demo-data");
/** The files on which the demo data depends. */
const SOURCES = [
  ...["auth", "database", "files", "jobs", "media", "storage"].map((name) => `api/src/${name}`),
  "api/migrations",
  "demo/src",
  "embedded-postgres/src",
  "shared/src/contract",
  "shared/src/domain",
  "pnpm-lock.yaml",
];
/** The newest climbs are as old as the demo data. With older data, the screens would show fewer recent climbs. */
const MAX_AGE_MS = 3 * 3_600_000;
const VIDEO_COUNT = 2;
const VIDEO_TIMEOUT_MS = 180_000;

/**
 * Returns a data folder with the demo data. Callers must copy the folder, because all runs with the same sources share
 * it. Seeding is slow, because it renders photos and videos.
 */
export const getDemoData = (): Promise<string> =>
  withLock(path.join(cache, "lock"), async () => {
    const folder = path.join(cache, "data");
    const dataDir = path.join(folder, fingerprint(root, SOURCES));
    if (await isRecent(dataDir)) return dataDir;
    await rm(folder, { recursive: true, force: true });
    const incompleteDir = path.join(folder, "incomplete");
    await seedDemo(incompleteDir);
    await rename(incompleteDir, dataDir);
    return dataDir;
  });

async function isRecent(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.birthtimeMs < MAX_AGE_MS;
}

/**
 * Starts a program with an empty data folder, which seeds the demo data. Waits until the videos are processed, so that
 * programs with a copy of the data do not process them again.
 */
async function seedDemo(dataDir: string): Promise<void> {
  console.log("Creating the demo data that all journeys start with. It is reused for three hours.");
  const remotesDir = path.join(root, "dist/remotes");
  const program = await launchProgram({ dataDir, remotesDir, hasOutput: true });
  try {
    console.log(`Waiting for the ${VIDEO_COUNT} videos of the demo …`);
    await waitForVideos(program.url);
  } finally {
    await program.stop();
  }
}

async function waitForVideos(url: string): Promise<void> {
  const deadline = Date.now() + VIDEO_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/api${videos.feed.path}`);
    const feed = videos.feed.response.parse(await response.json());
    if (feed.length === VIDEO_COUNT) return;
    await sleep(200);
  }
  throw new Error(`The demo data did not have ${VIDEO_COUNT} videos after ${VIDEO_TIMEOUT_MS} ms`);
}
