import {
  MAX_LISTED_RELEASES,
  type PreviewRelease,
  type Release,
  ReleaseRecord,
} from "@topout/shared/contract";
import { hasMadeLive } from "@topout/shared/domain";

import type { ReleaseLocation } from "../../releases/open-release-files.ts";
import { readHistoryEnd } from "./read-history-end.ts";

interface ReleaseStoreOptions {
  readonly releaseHistory?: ReleaseLocation;
  readonly remoteOrigins?: readonly string[];
}

/** Reads the history that the release tool writes: one JSON object per line, oldest first. */
export const createReleaseStore = ({ releaseHistory, remoteOrigins }: ReleaseStoreOptions) => ({
  /** Returns the last records, newest first. */
  list: async (): Promise<Release[]> => {
    const records = await readReleaseRecords(releaseHistory);
    return records.map(({ action, ...record }, index) => ({
      ...record,
      action: action === "preview" ? "release" : action,
      live: isLive(records, index),
      preview: action === "preview",
    }));
  },

  /** Returns a listed release whose manifest is on the same origin or on one of `remoteOrigins`. */
  findPreview: async (remote: string, hash: string): Promise<PreviewRelease | undefined> => {
    const records = await readReleaseRecords(releaseHistory);
    const record = records.find((other) => other.remote === remote && other.hash === hash);
    if (!record?.manifest || !isAllowed(record.manifest.url, remoteOrigins)) return undefined;
    const { version, contract, manifest } = record;
    return { version, contract, manifest };
  },
});

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

const isAllowed = (url: string, remoteOrigins: readonly string[] = []): boolean =>
  url.startsWith("/") || remoteOrigins.includes(new URL(url).origin);

/** Whether the record is the newest one of its remote that has made a release live. */
const isLive = (records: readonly ReleaseRecord[], index: number): boolean =>
  records.findIndex((record) => record.remote === records[index]?.remote && hasMadeLive(record)) ===
  index;

/** Returns the last records, newest first. */
export async function readReleaseRecords(
  location: ReleaseLocation | undefined,
): Promise<ReleaseRecord[]> {
  const history = location === undefined ? "" : await readHistoryEnd(location);
  return history
    .split("\n")
    .filter((line) => line !== "")
    .slice(-MAX_LISTED_RELEASES)
    .map((line) => ReleaseRecord.parse(JSON.parse(line)))
    .toReversed();
}
