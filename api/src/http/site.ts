import { mkdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { createDocumentPolicy } from "./content-security-policy.ts";
import { keepFresh, sendFresh } from "./fresh-file.ts";

export interface SiteOptions {
  /** The shell's build. */
  readonly siteDir: string;
  readonly remotesDir: string;
  readonly remoteOrigins: readonly string[];
}

const PLAIN = "text/plain; charset=utf-8";
/** For files that are named by their content. */
const A_YEAR = "public, max-age=31536000, immutable";
const RELEASE = /^[^/]+\/v\/[^/]+\//;
const NEVER_A_SCREEN = /^\/(api|assets|remotes|remotes\.json)(\/|$)/;

/** Serves the built site: the shell on every path that may be a screen's, and the remotes with their registry. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { siteDir, remotesDir } = options;
  await serveFiles(app, { root: join(siteDir, "assets"), prefix: "/assets/" });
  await serveFiles(app, { root: remotesDir, prefix: "/remotes/", lasting: RELEASE });

  serveFresh(app, join(remotesDir, "remotes.json"), "application/json; charset=utf-8");
  serveFresh(
    app,
    join(siteDir, "manifest.webmanifest"),
    "application/manifest+json; charset=utf-8",
  );

  const page = keepFresh(join(siteDir, "index.html"));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await page();
    if (!file) return reply.code(503).type(PLAIN).send("The site is not built: npm run build\n");
    reply.helmet({
      contentSecurityPolicy: createDocumentPolicy(file.text, options.remoteOrigins),
    });
    return sendFresh(request, reply.type("text/html; charset=utf-8"), file);
  };
  app.get("/", sendPage);
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? sendPage(request, reply) : nothingHere(reply),
  );
}

/** One file at the root of the site, by its own name, as it is now. */
function serveFresh(app: FastifyInstance, path: string, type: string): void {
  const current = keepFresh(path);
  app.get(`/${basename(path)}`, async (request, reply) => {
    const file = await current();
    if (!file) return nothingHere(reply);
    return sendFresh(request, reply.type(type), file);
  });
}

interface Files {
  readonly root: string;
  readonly prefix: string;
  /** Which of them never change; all, unless said. */
  readonly lasting?: RegExp;
}

/** The build has laid a brotli sibling beside each text. */
async function serveFiles(app: FastifyInstance, { root, prefix, lasting }: Files): Promise<void> {
  await mkdir(root, { recursive: true });
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode === 403) return nothingHere(reply);
      throw error;
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forGood = lasting?.test(relative(root, path)) ?? true;
        reply.header("cache-control", forGood ? A_YEAR : "no-cache");
      },
    });
  });
}

/** A person who opens a path, not a page that asks for one of its files. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const [path = ""] = url.split("?");
  if (method !== "GET" && method !== "HEAD") return false;
  if (NEVER_A_SCREEN.test(path)) return false;
  const accept = headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept === "*/*" && !/\.\w+$/.test(path));
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).type(PLAIN).header("cache-control", "no-store").send("Nothing is here.\n");
}
