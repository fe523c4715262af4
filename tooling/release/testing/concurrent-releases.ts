import { type RemoteName, remoteEntries } from "@topout/shared/remote";
import { getHash } from "@topout/api/releases";
import { expect } from "vitest";

import type { createActions } from "./publication.ts";

type Actions = Pick<
  ReturnType<typeof createActions>,
  "publication" | "release" | "readRemotes" | "readHistory"
>;

/** Of each remote. `npm test` makes 20 releases together. */
const RELEASE_COUNT = process.env["FULL_SIZE"] ? 20 : 5;
const remoteNames = remoteEntries.map(([name]) => name);

/** The hashes of the releases of a remote. Those of other remotes differ. */
const listHashes = (remote: RemoteName): string[] =>
  Array.from({ length: RELEASE_COUNT }, (_, index) =>
    ((remoteNames.indexOf(remote) + 1) * 0x100 + index).toString(16),
  );

/** Releases every remote several times at the same time. */
export const releaseAllAtOnce = ({ release }: Actions) =>
  Promise.all(
    remoteNames.flatMap((remote) => listHashes(remote).map((hash) => release(hash, { remote }))),
  );

/** Expects that no release is lost, and that the last one in the history of each remote is the live one. */
export async function expectAllReleased({ publication, readRemotes, readHistory }: Actions) {
  const remotes = await readRemotes();
  const records = await readHistory();
  for (const remote of remoteNames) {
    const recorded = records.filter((record) => record.remote === remote).map(({ hash }) => hash);
    const stored = (await publication.target.listReleases(remote)).map(({ hash }) => hash);
    expect(recorded.toSorted()).toEqual(listHashes(remote));
    expect(stored.toSorted()).toEqual(listHashes(remote));
    expect(getHash(remotes[remote]?.entry ?? "")).toBe(recorded.at(-1));
    expect(getHash(remotes[remote]?.previous?.entry ?? "")).toBe(recorded.at(-2));
  }
}
