import { open } from "node:fs/promises";
import { text } from "node:stream/consumers";

import {
  MAX_LISTED_RELEASES,
  type PreviewRelease,
  type Release,
  ReleaseRecord,
} from "@topout/shared/contract";

import { getSystemErrorCode } from "../../errors/system-error-code.ts";

/** Enough for the listed releases. The rest of a longer history is not read. */
const MAX_READ_BYTES = 512 * 1024;

interface ReleaseStoreOptions {
  readonly releaseHistory?: string;
  readonly remoteOrigins?: readonly string[];
}

/** Reads the history that the release tool writes: one JSON object per line, oldest first. */
export const createReleaseStore = ({ releaseHistory, remoteOrigins }: ReleaseStoreOptions) => ({
  /** Returns the last releases, rollbacks and previews, newest first. */
  list: async (): Promise<Release[]> => {
    const records = await readRecords(releaseHistory);
    return records.map(({ action, ...record }, index) => ({
      ...record,
      action: action === "preview" ? "release" : action,
      live: isLive(records, index),
      preview: action === "preview",
    }));
  },

  /** Returns a listed release whose files come from this origin or from a configured one. */
  findPreview: async (remote: string, hash: string): Promise<PreviewRelease | undefined> => {
    const records = await readRecords(releaseHistory);
    const record = records.find((other) => other.remote === remote && other.hash === hash);
    if (!record?.manifest || !isAllowed(record.manifest.url, remoteOrigins)) return undefined;
    const { version, contract, manifest } = record;
    return { version, contract, manifest };
  },
});

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

const isAllowed = (url: string, remoteOrigins: readonly string[] = []): boolean =>
  url.startsWith("/") || remoteOrigins.includes(new URL(url).origin);

/** The newest release or rollback of a remote names its live release. */
const isLive = (records: readonly ReleaseRecord[], index: number): boolean =>
  records.findIndex(
    ({ remote, action }) => remote === records[index]?.remote && action !== "preview",
  ) === index;

/** Returns the last records, newest first. */
async function readRecords(historyFile: string | undefined): Promise<ReleaseRecord[]> {
  const history = historyFile === undefined ? "" : await readEnd(historyFile);
  return history
    .split("\n")
    .filter((line) => line !== "")
    .slice(-MAX_LISTED_RELEASES)
    .map((line) => ReleaseRecord.parse(JSON.parse(line)))
    .toReversed();
}

/** Returns the complete lines at the end of the file. Returns no text if the file does not exist yet. */
async function readEnd(path: string): Promise<string> {
  const file = await open(path).catch((error: unknown) => {
    if (getSystemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  });
  if (!file) return "";
  const { size } = await file.stat();
  const start = Math.max(0, size - MAX_READ_BYTES);
  // The stream closes the file.
  const end = await text(file.createReadStream({ start, end: start + MAX_READ_BYTES }));
  return start === 0 ? end : end.slice(end.indexOf("\n") + 1);
}
