import { join, resolve } from "node:path";

import { getHash } from "@topout/api/releases";
import { bundle, hashBuild, publishRemote, publishSite, writeStamp } from "./build-part.ts";
import { printColdDashboardSize } from "./cold-dashboard.ts";
import { fingerprintInputs, getParts, getStaleParts, type Part } from "./parts.ts";
import { withLock } from "./with-lock.ts";
import { readRegistry, updateRegistry, withBuild } from "./registry.ts";
import type { Release } from "./release-manifest.ts";

const root = resolve(import.meta.dirname, "../..");
const MAX_CONCURRENT_BUILDS = 2;

try {
  await withLock(join(root, "dist/building"), build);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds the parts that changed. Publishes all of them together, after the last build. */
async function build(): Promise<void> {
  const stale = getStaleParts(root);
  // Hash the inputs before the build, so that the next build notices edits made during this one.
  const inputs = new Map(stale.map((part) => [part, fingerprintInputs(root, part)]));
  await forEachConcurrent(stale, bundleWithLog);

  const remotesDir = join(root, "dist/remotes");
  const releases: Release[] = [];
  for (const { folder, remote } of stale) {
    if (remote) releases.push(await publishRemote(root, { folder, name: remote }, remotesDir));
    else await publishSite(root);
  }
  await updateRegistry(remotesDir, (registry) =>
    releases.reduce((next, release) => withBuild(next, release), registry),
  );
  for (const [part, fingerprint] of inputs) await writeStamp(root, part, fingerprint);

  if (stale.length === 0) console.log("Build: nothing has changed.");
  await printUnpublished(remotesDir);
  await printColdDashboardSize(root);
}

/** Names each remote whose build is not live, because the release tool decides what is live. */
async function printUnpublished(remotesDir: string): Promise<void> {
  const { remotes } = await readRegistry(remotesDir);
  for (const { folder, remote } of getParts(root)) {
    const live = remote && remotes[remote];
    if (live?.isReleased !== true) continue;
    const liveHash = getHash(live.entry);
    if (liveHash === (await hashBuild(root, folder))) continue;
    console.log(
      `${remote} ${live.version} (${liveHash}) stays live. A build does not replace a release. ` +
        `To check this build and make it live: npm run release -- ${remote}`,
    );
  }
}

async function bundleWithLog(part: Part) {
  const start = performance.now();
  await bundle(root, part);
  console.log(`Built ${part.folder} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Calls `work` for each item, in order, with limited concurrency. */
async function forEachConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_BUILDS }, worker));
}
