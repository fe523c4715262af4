import { join } from "node:path";

import { gt } from "drizzle-orm";
import * as z from "zod/mini";

import { version } from "../../config/version.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { clientCounts } from "../../database/schema.ts";
import { readText } from "../../files/text-files.ts";
import type { ReleaseLocation } from "../../releases/open-release-files.ts";
import { getHash, getRegistryFiles } from "../../releases/registry-files.ts";
import { readReleaseRecords } from "../releases/releases.store.ts";
import { findRollouts, type RecordedRollout } from "../rollouts/find-rollouts.ts";
import { type ReleaseId, toReleaseKey } from "./release-id.ts";

interface KnownReleaseOptions {
  readonly db: DatabaseReader;
  readonly releaseHistory?: ReleaseLocation | undefined;
  /** The folder of the shell's build. */
  readonly siteDir?: string | undefined;
  /** The folder with the registry. */
  readonly remotesDir?: string | undefined;
}

/** How long a result is reused. */
const MAX_AGE_MS = 10_000;
/** Open tabs run an old release of the shell, which no history has, for this time. */
const COUNTED_DAYS = 7;

/**
 * Finds out which releases exist: those of the registry and the history, the built shell, and those that have counted in
 * the last days. Reports of other releases do not count, so that forged reports create no rows and no metrics.
 */
export function createKnownReleaseReader(options: KnownReleaseOptions) {
  let cached: { readonly readAtMs: number; readonly known: Promise<KnownReleases> } | undefined;

  return (now: Date): Promise<KnownReleases> => {
    if (cached && Number(now) < cached.readAtMs + MAX_AGE_MS) return cached.known;
    const known = readKnownReleases(options);
    const entry = { readAtMs: Number(now), known };
    cached = entry;
    known.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return known;
  };
}

interface KnownReleases {
  readonly versions: ReleaseVersions;
  /** The last one of each remote, if it goes on or has halted. */
  readonly rollouts: readonly RecordedRollout[];
}

/** The version of each release. Null for a release of which only reports exist. */
export type ReleaseVersions = ReadonlyMap<string, string | null>;

async function readKnownReleases(options: KnownReleaseOptions): Promise<KnownReleases> {
  const { db, releaseHistory, siteDir, remotesDir } = options;
  const [counted, records, registered, shell] = await Promise.all([
    readCounted(db),
    readReleaseRecords(releaseHistory),
    remotesDir === undefined ? [] : readRegistered(remotesDir),
    siteDir === undefined ? undefined : readShellRelease(siteDir),
  ]);
  const versions = new Map<string, string | null>([
    ...counted.map((id) => [toReleaseKey(id), null] as const),
    ...records.map(
      (record) =>
        [toReleaseKey({ part: record.remote, release: record.hash }), record.version] as const,
    ),
    ...registered.map((entry) => [toReleaseKey(entry), entry.version] as const),
    ...(shell === undefined
      ? []
      : [[toReleaseKey({ part: "shell", release: shell }), version] as const]),
  ]);
  const rollouts = findRollouts(records).map((rollout) => ({
    ...rollout,
    // The history has no record of a build.
    liveHash: rollout.liveHash ?? findLive(registered, rollout.remote),
  }));
  return { versions, rollouts };
}

const readCounted = (db: DatabaseReader) =>
  db
    .selectDistinct({ part: clientCounts.part, release: clientCounts.release })
    .from(clientCounts)
    .where(gt(clientCounts.hour, getDaysAgo(COUNTED_DAYS)));

const Release = z.object({ version: z.string(), entry: z.string() });
const Remote = z.object({
  ...Release.shape,
  previous: z.optional(Release),
  gradual: z.optional(Release),
});
/** What this reads of `remotes.json`. The shell has its whole schema. */
const Registry = z.object({ remotes: z.record(z.string(), Remote) });

interface RegisteredRelease extends ReleaseId {
  readonly version: string;
  readonly isLive: boolean;
}

const findLive = (registered: readonly RegisteredRelease[], remote: string): string | undefined =>
  registered.find(({ part, isLive }) => part === remote && isLive)?.release;

async function readRegistered(remotesDir: string): Promise<RegisteredRelease[]> {
  const text = await readText(getRegistryFiles(remotesDir).file);
  if (text === undefined) return [];
  const { remotes } = Registry.parse(JSON.parse(text));
  return Object.entries(remotes).flatMap(([part, remote]) =>
    [remote, remote.previous, remote.gradual].flatMap((release) => {
      const hash = release && getHash(release.entry);
      return release === undefined || hash === undefined
        ? []
        : [{ part, release: hash, version: release.version, isLive: release === remote }];
    }),
  );
}

/** The release of the shell is the hash in the name of its entry, which the browser reads from the document too. */
async function readShellRelease(siteDir: string): Promise<string | undefined> {
  const html = await readText(join(siteDir, "index.html"));
  return /\/assets\/index-([\w-]{4,64})\.js/.exec(html ?? "")?.[1];
}
