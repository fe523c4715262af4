import { cacheNames } from "./cache-names.ts";
import type { Snapshot } from "./snapshot.ts";

interface State {
  /** Newest first. The older ones are for tabs that may still be open. */
  readonly snapshots: readonly Snapshot[];
  /** The names of the remotes that this device has loaded. */
  readonly visited: readonly string[];
}

const STATE_URL = "/service-worker-state";
const MAX_SNAPSHOTS = 3;
const MAX_VISITED = 50;

let queue: Promise<unknown> = Promise.resolve();

/** Runs changes of the state one after another. */
export function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

export async function readState(): Promise<State> {
  const cache = await caches.open(cacheNames.snapshots);
  const response = await cache.match(STATE_URL);
  // A damaged state counts as none. The next update stores a new one.
  const state: unknown = await response?.json().catch(() => undefined);
  const { snapshots, visited } = Object(state) as Partial<State>;
  return {
    snapshots: Array.isArray(snapshots) ? snapshots.filter(isSnapshot) : [],
    visited: Array.isArray(visited) ? visited.filter((name) => typeof name === "string") : [],
  };
}

function isSnapshot(value: unknown): value is Snapshot {
  const { id, html, headers, shellFiles, remotes } = Object(value) as Record<string, unknown>;
  return (
    [id, html].every((text) => typeof text === "string") &&
    [headers, shellFiles, remotes].every((part) => typeof part === "object" && part !== null)
  );
}

/** Uses one `put`, so that the next document load gets all of the new snapshot or all of the old one. */
export async function writeState({ snapshots, visited }: State): Promise<State> {
  const state = {
    snapshots: snapshots.slice(0, MAX_SNAPSHOTS),
    visited: visited.slice(0, MAX_VISITED),
  };
  const cache = await caches.open(cacheNames.snapshots);
  await cache.put(STATE_URL, new Response(JSON.stringify(state)));
  return state;
}

export const readCurrentSnapshot = async (): Promise<Snapshot | undefined> =>
  (await readState()).snapshots[0];
