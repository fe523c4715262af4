import { cacheNames } from "./cache-names.ts";
import type { Release } from "./release.ts";

interface State {
  /** Newest first. The older ones are those of tabs that are still open. */
  readonly releases: readonly Release[];
  /** The names of the remotes that this device has loaded. */
  readonly visited: readonly string[];
}

const STATE_URL = "/service-worker-state";
const MAX_RELEASES = 3;
const MAX_VISITED = 50;

let queue: Promise<unknown> = Promise.resolve();

/** Runs changes of the state one after another. */
export function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

export async function readState(): Promise<State> {
  const cache = await caches.open(cacheNames.releases);
  const response = await cache.match(STATE_URL);
  return response ? ((await response.json()) as State) : { releases: [], visited: [] };
}

/** One `put`, so that the next document load gets all of the new release or all of the old one. */
export async function writeState({ releases, visited }: State): Promise<State> {
  const state = {
    releases: releases.slice(0, MAX_RELEASES),
    visited: visited.slice(0, MAX_VISITED),
  };
  const cache = await caches.open(cacheNames.releases);
  await cache.put(STATE_URL, new Response(JSON.stringify(state)));
  return state;
}

export const readCurrentRelease = async (): Promise<Release | undefined> =>
  (await readState()).releases[0];
