import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { ReportedPart } from "@topout/shared/contract";
import { gt } from "drizzle-orm";
import * as z from "zod/mini";

import { version } from "../../config/version.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { clientCounts } from "../../database/schema.ts";
import { getSystemErrorCode } from "../../errors/system-error-code.ts";
import type { HistoryLocation } from "../releases/read-history-end.ts";
import { readReleaseRecords } from "../releases/releases.store.ts";

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

export type KnownReleases = ReturnType<typeof createKnownReleases>;

/**
 * Finds out which releases exist: those of the registry and the history, the built shell, and those that have counted in
 * the last days. Reports of other releases do not count, so that forged reports create no rows and no metrics.
 */
export function createKnownReleases(options: KnownReleaseOptions) {
  let cached: { readonly readAtMs: number; readonly versions: Promise<Versions> } | undefined;

  const read = (now: Date): Promise<Versions> => {
    if (cached && Number(now) < cached.readAtMs + MAX_AGE_MS) return cached.versions;
    const versions = readVersions(options);
    const entry = { readAtMs: Number(now), versions };
    cached = entry;
    versions.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return versions;
  };

  return {
    /** Returns the reports of releases that exist. */
    filter: async <R extends ReleaseId>(reports: readonly R[], now: Date): Promise<R[]> => {
      const versions = await read(now);
      return reports.filter((report) => versions.has(toKey(report)));
    },

    /** Returns the version of a release, or null if it is unknown. */
    getVersion: async (id: ReleaseId, now: Date): Promise<string | null> =>
      (await read(now)).get(toKey(id)) ?? null,
  };
}

/** The version of each release. Null for a release of which only reports exist. */
type Versions = ReadonlyMap<string, string | null>;

const toKey = ({ part, release }: { readonly part: string; readonly release: string }) =>
  `${part} ${release}`;

async function readVersions(options: KnownReleaseOptions): Promise<Versions> {
  const { db, releaseHistory, siteDir, remotesDir } = options;
  const [counted, records, registered, shell] = await Promise.all([
    readCounted(db),
    readReleaseRecords(releaseHistory),
    remotesDir === undefined ? [] : readRegistered(remotesDir),
    siteDir === undefined ? undefined : readShellRelease(siteDir),
  ]);
  return new Map<string, string | null>([
    ...counted.map((id) => [toKey(id), null] as const),
    ...records.map(
      (record) => [toKey({ part: record.remote, release: record.hash }), record.version] as const,
    ),
    ...registered,
    ...(shell === undefined ? [] : [[toKey({ part: "shell", release: shell }), version] as const]),
  ]);
}

const readCounted = (db: DatabaseReader) =>
  db
    .selectDistinct({ part: clientCounts.part, release: clientCounts.release })
    .from(clientCounts)
    .where(gt(clientCounts.hour, getDaysAgo(COUNTED_DAYS)));

const Release = z.object({ version: z.string(), entry: z.string() });
const Remote = z.object({ ...Release.shape, previous: z.optional(Release) });
/** What this reads of `remotes.json`. The shell has its whole schema. */
const Registry = z.object({ remotes: z.record(z.string(), Remote) });

async function readRegistered(remotesDir: string): Promise<(readonly [string, string])[]> {
  const text = await readIfExists(join(remotesDir, "remotes.json"));
  if (text === undefined) return [];
  const { remotes } = Registry.parse(JSON.parse(text));
  return Object.entries(remotes).flatMap(([part, remote]) =>
    [remote, ...(remote.previous ? [remote.previous] : [])].flatMap((release) => {
      const [, hash] = /\/v\/([\da-f]{4,64})\//.exec(release.entry) ?? [];
      return hash === undefined ? [] : [[toKey({ part, release: hash }), release.version] as const];
    }),
  );
}

/** The release of the shell is the hash in the name of its entry, which the browser reads from the document too. */
async function readShellRelease(siteDir: string): Promise<string | undefined> {
  const html = await readIfExists(join(siteDir, "index.html"));
  return /\/assets\/index-([\w-]{4,64})\.js/.exec(html ?? "")?.[1];
}

const readIfExists = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (getSystemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  });
