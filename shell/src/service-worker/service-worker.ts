/**
 * The service worker. It starts the app without a network, and always from stored scripts. See
 * docs/decisions/0040-service-worker.md.
 */
import { deleteOutdatedCaches } from "./cache-names.ts";
import { serveData, setSession } from "./data.ts";
import { serveDocument } from "./document.ts";
import { isHashedFile, serveFile } from "./files.ts";
import { hasVersion, servePhoto, serveThumbnail } from "./images.ts";
import { getConnection } from "./connection.ts";
import { logFailure } from "./log-failure.ts";
import type { DocumentVersion, PageMessage } from "./messages.ts";
import { sendMessage } from "./notify-pages.ts";
import type { OfflinePaths } from "./offline-paths.ts";
import { isShare, receiveShare } from "./share.ts";
import type { ShareRules } from "./share-rules.ts";
import {
  addRemoteOfFile,
  addVisitedRemotes,
  findNewerVersion,
  updateSnapshot,
} from "./update-snapshot.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build replaces these constants. */
declare const OFFLINE_PATHS: OfflinePaths;
declare const SHARE_RULES: ShareRules;

const NON_SCREEN_PATH = /^\/(api|assets|remotes|[^/]+\.\w+)(\/|$)/;
const paths = {
  data: new RegExp(OFFLINE_PATHS.data),
  thumbnails: new RegExp(OFFLINE_PATHS.thumbnails),
  photos: new RegExp(OFFLINE_PATHS.photos),
};

self.addEventListener("install", (event) => {
  // A new worker only adds a snapshot. The open pages keep working, so it does not wait until they are closed.
  event.waitUntil(updateSnapshot().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOutdatedCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isShare(request)) return event.respondWith(receiveShare(request, SHARE_RULES));
  // A download or a video reads a part of a file, which no cache contains.
  if (request.method !== "GET" || request.headers.has("range")) return;
  const response = handleRequest(event, new URL(request.url));
  if (response) event.respondWith(response);
});

self.addEventListener("message", (event) => {
  untilDone(event, handleMessage(event));
});

/** Returns undefined for a request that the worker does not handle. */
function handleRequest(event: FetchEvent, url: URL): Promise<Response> | undefined {
  const { request } = event;
  if (request.mode === "navigate") {
    return NON_SCREEN_PATH.test(url.pathname) ? undefined : serveDocument(event);
  }
  if (isHashedFile(url)) {
    return serveFile(request, () => untilDone(event, addRemoteOfFile(request.url)));
  }
  if (paths.data.test(url.pathname + url.search)) return serveData(event);
  if (!hasVersion(url)) return undefined;
  if (paths.thumbnails.test(url.pathname)) return serveThumbnail(event);
  if (paths.photos.test(url.pathname)) return servePhoto(event);
  return undefined;
}

async function handleMessage({ data, source }: ExtendableMessageEvent): Promise<void> {
  const message = data as PageMessage;
  if (message.type === "session") await setSession(message.token);
  else if (message.type === "visited") await addVisitedRemotes(message.remotes);
  else if (source) await reportStatus(source as Client, message.version);
}

async function reportStatus(page: Client, version: DocumentVersion): Promise<void> {
  const connection = getConnection();
  if (connection) sendMessage(page, connection);
  const newer = await findNewerVersion(version);
  if (newer) sendMessage(page, { type: "update-ready", version: newer });
}

/** Keeps the worker running until the work is done. After a failure, the next document load tries again. */
const untilDone = (event: ExtendableEvent, work: Promise<void>) =>
  event.waitUntil(
    work.catch((error: unknown) => logFailure("The worker could not store everything", error)),
  );
