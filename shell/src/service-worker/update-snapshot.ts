import { hashText } from "@topout/shared/domain";

import { deleteFilesExcept, storeFiles } from "./files.ts";
import { logFailure } from "./log-failure.ts";
import type { DocumentVersion } from "./messages.ts";
import { notifyPages } from "./notify-pages.ts";
import {
  type FileHashes,
  findRegistry,
  findShellFilesUrl,
  insertRegistry,
  parseFileHashes,
  parseRegistry,
  type Snapshot,
  type RemoteRelease,
  toAbsoluteUrls,
} from "./snapshot.ts";
import { readState, runExclusive, writeState } from "./snapshot-store.ts";

/** Response headers that do not apply to a stored document. */
const TRANSFER_HEADERS = new Set([
  "content-encoding",
  "content-length",
  "date",
  "etag",
  // The document contains the same preloads.
  "link",
  "transfer-encoding",
]);

/**
 * Stores a snapshot of the live version. The next document load uses it. Open pages keep the one that they have loaded.
 * Rejects, and changes nothing, if the document or a file of the shell cannot be stored.
 */
export const updateSnapshot = (): Promise<void> => runExclusive(storeLiveSnapshot);

const storeRemotes = async ({ remotes }: Snapshot, names: readonly string[]) => {
  await Promise.all(names.map((name) => storeFiles(getRemoteFiles(remotes[name]))));
};

/** Stores all files of these remotes, so that each of their screens works offline. */
export const addVisitedRemotes = (names: readonly string[]): Promise<void> =>
  runExclusive(async () => {
    const { snapshots, visited } = await readState();
    const added = names.filter((name) => !visited.includes(name));
    const remotes = snapshots[0]?.remotes ?? {};
    await Promise.all(added.map((name) => storeFiles(getRemoteFiles(remotes[name]))));
    if (added.length > 0) await writeState({ snapshots, visited: [...visited, ...added] });
  });

/** Stores the remote that this file belongs to, if it is in the current snapshot. */
export async function addRemoteOfFile(url: string): Promise<void> {
  const { snapshots } = await readState();
  const remotes = Object.entries(snapshots[0]?.remotes ?? {});
  const names = remotes.flatMap(([name, remote]) => (url in getRemoteFiles(remote) ? [name] : []));
  if (names.length > 0) await addVisitedRemotes(names);
}

/** Returns the version that the next document load gets, if it is not that of a page with this document. */
export async function findNewerVersion({
  shellFiles,
  registry,
}: DocumentVersion): Promise<DocumentVersion | undefined> {
  const html = (await readState()).snapshots[0]?.html;
  if (html === undefined) return undefined;
  const newest = getVersion(html);
  const hasOtherRegistry = registry !== "" && registry !== newest.registry;
  return hasOtherRegistry || shellFiles !== newest.shellFiles ? newest : undefined;
}

const getVersion = (html: string): DocumentVersion => ({
  shellFiles: findShellFilesUrl(html) ?? "",
  registry: findRegistry(html),
});

/** Includes the files of a gradual release, so that each release that the page can select works offline. */
const getRemoteFiles = (remote: RemoteRelease | undefined): FileHashes =>
  toAbsoluteUrls({ ...remote?.integrity, ...remote?.gradual?.integrity }, location.origin);

async function storeLiveSnapshot() {
  const { snapshots, visited } = await readState();
  const live = await fetchSnapshot();
  const current = snapshots[0];
  // The browser may have deleted some of the stored files.
  await storeFiles(live.shellFiles);
  if (live.id === current?.id) return storeRemotes(live, visited);

  const snapshot = await storeVisitedRemotes(live, current, visited);
  const older = snapshots.filter(({ id }) => id !== snapshot.id);
  const state = await writeState({ snapshots: [snapshot, ...older], visited });
  await deleteFilesExcept(state.snapshots.flatMap(listFiles));
  if (current && runsOtherVersion(current, snapshot)) {
    await notifyPages({ type: "update-ready", version: getVersion(snapshot.html) });
  }
}

/** Documents of the same version can differ, for example in the first gym. */
const runsOtherVersion = ({ html }: Snapshot, other: Snapshot) =>
  findShellFilesUrl(html) !== findShellFilesUrl(other.html) ||
  findRegistry(html) !== findRegistry(other.html);

const listFiles = ({ shellFiles, remotes }: Snapshot): FileHashes[] => [
  shellFiles,
  ...Object.values(remotes).map(getRemoteFiles),
];

async function fetchSnapshot(): Promise<Snapshot> {
  const response = await fetch("/", { cache: "no-cache", redirect: "error" });
  const html = await readText(response);
  const filesUrl = findShellFilesUrl(html);
  if (!filesUrl) throw new Error("The document is not that of Topout");
  const registryText = findRegistry(html) || (await fetchRegistry());
  const registry = parseRegistry(registryText);
  const shellFiles = parseFileHashes(await readText(await fetch(filesUrl)));
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !TRANSFER_HEADERS.has(name)),
  );
  return {
    id: await hashText([html, registryText, headers["content-security-policy"] ?? ""].join("\n")),
    html: insertRegistry(html, registry),
    headers,
    shellFiles: toAbsoluteUrls(shellFiles, location.origin),
    remotes: registry.remotes,
  };
}

const fetchRegistry = async () => readText(await fetch("/remotes.json", { cache: "no-cache" }));

async function readText(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.text();
}

/**
 * Stores the files of the visited remotes. A remote whose files cannot be stored keeps its earlier release, so that it
 * cannot block the updates of the others.
 */
async function storeVisitedRemotes(
  live: Snapshot,
  current: Snapshot | undefined,
  visited: readonly string[],
): Promise<Snapshot> {
  const failed = new Set<string>();
  for (const name of visited) {
    try {
      await storeFiles(getRemoteFiles(live.remotes[name]));
    } catch (error) {
      logFailure(`The files of ${name} cannot be stored`, error);
      failed.add(name);
    }
  }
  if (failed.size === 0) return live;

  const remotes = Object.fromEntries(
    Object.entries(live.remotes).map(([name, remote]) => [
      name,
      failed.has(name) ? (current?.remotes[name] ?? remote) : remote,
    ]),
  );
  const registry = { ...parseRegistry(findRegistry(live.html)), remotes };
  // The id differs from that of the live snapshot, so the next update tries again.
  return {
    ...live,
    id: `${live.id}-incomplete`,
    html: insertRegistry(live.html, registry),
    remotes,
  };
}
