import { open } from "node:fs/promises";
import { text } from "node:stream/consumers";

import { MAX_LISTED_RELEASES, type Release, ReleaseRecord } from "@topout/shared/contract";

import { getSystemErrorCode } from "../../errors/system-error-code.ts";

/** Enough for the listed releases. The rest of a longer history is not read. */
const MAX_READ_BYTES = 512 * 1024;

/** Reads the history that the release tool writes: one JSON object per line, oldest first. */
export const createReleaseStore = (historyFile: string | undefined) => ({
  /** Returns the last releases and rollbacks, newest first. */
  list: async (): Promise<Release[]> => {
    const history = historyFile === undefined ? "" : await readEnd(historyFile);
    const lines = history.split("\n").filter((line) => line !== "");
    const records = lines
      .slice(-MAX_LISTED_RELEASES)
      .map((line) => ReleaseRecord.parse(JSON.parse(line)))
      .toReversed();
    return records.map((record, index) => ({ ...record, live: isNewest(records, index) }));
  },
});

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** The newest record of a remote names its live release. */
const isNewest = (records: readonly ReleaseRecord[], index: number): boolean =>
  records.findIndex(({ remote }) => remote === records[index]?.remote) === index;

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
