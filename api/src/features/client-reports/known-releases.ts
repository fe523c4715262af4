import { join } from "node:path";

import type { ReportedPart } from "@topout/shared/contract";
import { gt } from "drizzle-orm";
import * as z from "zod/mini";

import { version } from "../../config/version.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { clientCounts } from "../../database/schema.ts";
import { readText } from "../../files/text-files.ts";
import { getHash, getRegistryFiles } from "../../releases/registry-files.ts";
import type { HistoryLocation } from "../releases/read-history-end.ts";
import { readReleaseRecords } from "../releases/releases.store.ts";
import { findRollouts, type RecordedRollout } from "../rollouts/find-rollouts.ts";

interface ReleaseId {
  readonly part: ReportedPart;
  readonly release: string;
}

interface KnownReleaseOptions {
  readonly db: DatabaseReader;
  readonly releaseHistory?: HistoryLocation | undefined;
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
export function createKnownReleases(options: KnownReleaseOptions) {
  let cached: { readonly readAtMs: number; readonly known: Promise<KnownReleases> } | undefined;

  const read = (now: Date): Promise<KnownReleases> => {
    if (cached && Number(now) < cached.readAtMs + MAX_AGE_MS) return cached.known;
    const known = readKnownReleases(options);
    const entry = { readAtMs: Number(now), known };
    cached = entry;
    known.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return known;
  };

  return {
    read,

    /** Returns the reports of releases that exist, and the gradual releases. */
    filter: async <R extends ReleaseId>(reports: readonly R[], now: Date) => {
      const { versions, rollouts } = await read(now);
      return { reports: reports.filter((report) => versions.has(toReleaseKey(report))), rollouts };
    },
  };
}

interface KnownReleases {
  readonly versions: ReleaseVersions;
  readonly rollouts: readonly RecordedRollout[];
}

/** The version of each release. Null for a release of which only reports exist. */
export type ReleaseVersions = ReadonlyMap<string, string | null>;

export const toReleaseKey = ({
  part,
  release,
}: {
  readonly part: string;
  readonly release: string;
}) => `${part} ${release}`;

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
    ...registered,
    ...(shell === undefined
      ? []
      : [[toReleaseKey({ part: "shell", release: shell }), version] as const]),
  ]);
  return { versions, rollouts: findRollouts(records) };
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

async function readRegistered(remotesDir: string): Promise<(readonly [string, string])[]> {
  const text = await readText(getRegistryFiles(remotesDir).file);
  if (text === undefined) return [];
  const { remotes } = Registry.parse(JSON.parse(text));
  return Object.entries(remotes).flatMap(([part, remote]) =>
    [remote, remote.previous, remote.gradual].flatMap((release) => {
      const hash = release && getHash(release.entry);
      return release === undefined || hash === undefined
        ? []
        : [[toReleaseKey({ part, release: hash }), release.version] as const];
    }),
  );
}

/** The release of the shell is the hash in the name of its entry, which the browser reads from the document too. */
async function readShellRelease(siteDir: string): Promise<string | undefined> {
  const html = await readText(join(siteDir, "index.html"));
  return /\/assets\/index-([\w-]{4,64})\.js/.exec(html ?? "")?.[1];
}
