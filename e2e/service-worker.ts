import { expect, type Page } from "@playwright/test";
import type { RemoteName } from "@topout/shared/remote";

/** The lists that the map needs. */
export const LISTS = [
  /\/gyms\/search$/,
  /\/gyms\/[\da-f-]+$/,
  /\/routes\/get_all$/,
  /\/circuits\//,
  /\/sets\//,
];

/** The data of the signed-in user. */
export const OWN_LISTS = [/\/users\/me$/, /\/climbs\/me$/, /\/projects\/me$/];

/** Waits until the worker controls the page, and has stored the app with these remotes. */
export async function waitUntilSnapshotStored(page: Page, remotes: readonly RemoteName[]) {
  await expect
    .poll(() => page.evaluate(readVisitedRemotes))
    .toEqual(expect.arrayContaining([...remotes]));
}

/** Waits until the worker has stored a release, which the next document load then runs. */
export const waitUntilReleaseStored = (page: Page, hash: string) =>
  expect.poll(() => page.evaluate(readNewestSnapshot)).toContain(hash);

/** Waits until the worker has stored a response for each of these paths. */
export async function waitUntilDataStored(page: Page, paths: readonly RegExp[]) {
  const listPaths = () => page.evaluate(listStoredData);
  for (const path of paths) {
    await expect.poll(listPaths).toContainEqual(expect.stringMatching(path));
  }
}

/** Returns the names of the worker's caches. */
export const listCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Replaces the content of each stored file whose URL matches. Returns their number. */
export const corruptStoredFiles = (page: Page, url: RegExp) =>
  page.evaluate(replaceStoredFiles, url.source);

/* These run in the page. */

async function readVisitedRemotes(): Promise<readonly string[]> {
  if (!navigator.serviceWorker.controller) return [];
  const cache = await caches.open("topout-snapshots-1");
  const response = await cache.match("/service-worker-state");
  return response ? (await response.json()).visited : [];
}

async function readNewestSnapshot(): Promise<string> {
  const cache = await caches.open("topout-snapshots-1");
  const response = await cache.match("/service-worker-state");
  return response ? JSON.stringify((await response.json()).snapshots[0]) : "";
}

async function listStoredData(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith("topout-data-"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

async function replaceStoredFiles(pattern: string): Promise<number> {
  const cache = await caches.open("topout-files-1");
  const requests = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
  const headers = { "content-type": "text/javascript" };
  await Promise.all(
    requests.map((request) =>
      cache.put(request, new Response("throw new Error('corrupt file');", { headers })),
    ),
  );
  return requests.length;
}
