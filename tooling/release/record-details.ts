import { type TextFile, getHash, parseHistory } from "@topout/api/releases";
import type { ReleaseRecord } from "@topout/shared/contract";
import type { GradualRelease, RegisteredRemote, RemoteName } from "@topout/shared/remote";

import type { RecordDetails, RecordedRelease } from "./publish.ts";
import { readAuthorship } from "./read-authorship.ts";

interface Change {
  readonly root: string;
  readonly history: TextFile;
  readonly release: RecordedRelease;
  readonly action: ReleaseRecord["action"];
  readonly share?: number;
  /** The default is the notes with which the release was published. */
  readonly notes: string | undefined;
}

/** Describes a change of a release that an earlier record has published. */
export async function createRecordDetails(change: Change): Promise<RecordDetails> {
  const { root, history, release, action, share, notes } = change;
  const published = findPublished(parseHistory(await history.read()), release);
  return {
    action,
    ...(share !== undefined && { share }),
    commit: published?.commit ?? "",
    by: readAuthorship(root, ".").by,
    notes: notes ?? published?.notes ?? "",
  };
}

const PUBLISHING_ACTIONS: ReadonlySet<string> = new Set(["release", "preview", "share"]);

/** Finds the newest record that contains the commit and the notes of a release. */
const findPublished = (
  records: readonly ReleaseRecord[],
  { hash, manifest: { remote } }: RecordedRelease,
): ReleaseRecord | undefined =>
  records.findLast(
    (record) =>
      record.remote === remote && record.hash === hash && PUBLISHING_ACTIONS.has(record.action),
  );

/** Returns what a record contains of a release in the registry. */
export const toRecorded = (
  remote: RemoteName,
  { entry, version, contract }: RegisteredRemote | GradualRelease,
): RecordedRelease => ({
  hash: getHash(entry) ?? "",
  manifest: { remote, version, contract },
});
