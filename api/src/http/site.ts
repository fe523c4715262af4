import { basename, join, relative } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { ServerLimits } from "../config/server-limits.ts";
import { getAcceptedMediaTypes } from "./conditional/negotiate.ts";
import { createWorkerPolicy, setPolicy } from "./content-security-policy.ts";
import { createFileCache, sendCachedFile } from "./cached-file.ts";
import { serveShares } from "./serve-shares.ts";
import { createDocumentReader, type DocumentOptions } from "./site-document.ts";

export interface SiteOptions extends DocumentOptions {
  /** Whether browsers may install the service worker. Otherwise they remove it. */
  readonly hasServiceWorker: boolean;
  readonly serverLimits: Pick<ServerLimits, "uploadMinBytesPerSecond">;
}

const NOT_BUILT_MESSAGE = "The site is not built. Run: npm run build\n";
const PLAIN_TEXT = "text/plain; charset=utf-8";
/** For files with a content hash in their path. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const RELEASE_PATH = /^[^/]+\/v\/[^/]+\//;
const NON_SCREEN_PATH = /^\/(api|assets|remotes|remotes\.json)(\/|$)/;

/** Serves the built site: the document for every screen, the assets, and the remotes with their registry. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { siteDir, remotesDir } = options;
  await serveFiles(app, { root: join(siteDir, "assets"), prefix: "/assets/" });
  await serveFiles(app, { root: remotesDir, prefix: "/remotes/", immutablePaths: RELEASE_PATH });

  serveCachedFile(app, join(remotesDir, "remotes.json"), "application/json; charset=utf-8");
  serveCachedFile(
    app,
    join(siteDir, "manifest.webmanifest"),
    "application/manifest+json; charset=utf-8",
  );
  serveWorker(app, options);
  await serveShares(app, options.serverLimits);

  const readDocument = createDocumentReader(options);
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const document = await readDocument(request.url);
    if (!document) return reply.code(503).type(PLAIN_TEXT).send(NOT_BUILT_MESSAGE);
    setPolicy(reply, document.policy);
    if (document.preload) reply.header("link", document.preload);
    return sendCachedFile(
      { request, reply: reply.type("text/html; charset=utf-8") },
      document.file,
    );
  };
  app.get("/", sendDocument);
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendDocument(request, reply) : sendNotFound(reply),
  );
}

/** Serves a file at the root of the site. The file may change while the program runs. */
function serveCachedFile(app: FastifyInstance, path: string, type: string): void {
  const readCurrent = createFileCache(path);
  app.get(`/${basename(path)}`, async (request, reply) => {
    const file = await readCurrent();
    if (!file) return sendNotFound(reply);
    return sendCachedFile({ request, reply: reply.type(type) }, file);
  });
}

/** Serves the service worker, or a script that removes it from all browsers. */
function serveWorker(app: FastifyInstance, options: SiteOptions): void {
  const file = options.hasServiceWorker ? "service-worker.js" : "remove-service-worker.js";
  const readCurrent = createFileCache(join(options.siteDir, file));
  app.get("/service-worker.js", async (request, reply) => {
    const worker = await readCurrent();
    if (!worker) return sendNotFound(reply);
    setPolicy(reply, createWorkerPolicy(options));
    return sendCachedFile({ request, reply: reply.type("text/javascript; charset=utf-8") }, worker);
  });
}

interface StaticFilesOptions {
  readonly root: string;
  readonly prefix: string;
  /** The files that never change. Default: all. */
  readonly immutablePaths?: RegExp;
}

/**
 * Serves the files of a folder, also if it is created later. `preCompressed` sends the brotli file that the build writes
 * next to each text file.
 */
async function serveFiles(
  app: FastifyInstance,
  { root, prefix, immutablePaths }: StaticFilesOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode === 403) return sendNotFound(reply);
      throw error;
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      preCompressed: true,
      decorateReply: false,
      // `findMissingFiles` reports a missing folder.
      suppressWarning: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isImmutable = immutablePaths?.test(relative(root, path)) ?? true;
        reply.header("cache-control", isImmutable ? IMMUTABLE : "no-cache");
      },
    });
  });
}

/** Whether the browser navigates to a screen, rather than loads a file. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  if (method !== "GET" && method !== "HEAD") return false;
  if (NON_SCREEN_PATH.test(path)) return false;
  const types = getAcceptedMediaTypes(headers);
  return types.includes("text/html") || (String(types) === "*/*" && !/\.\w+$/.test(path));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type(PLAIN_TEXT).header("cache-control", "no-store").send("Not found\n");
}
