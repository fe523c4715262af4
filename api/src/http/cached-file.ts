import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

import type { FastifyReply } from "fastify";

import { addVary, isNotModified } from "./conditional/conditional-headers.ts";
import { compress } from "./conditional/encoding.ts";
import { type Encoding, negotiateEncoding } from "./conditional/negotiate.ts";
import type { Exchange } from "./exchange.ts";

/** A small text file that a deployment can replace at any time. */
export interface CachedFile {
  readonly text: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** The highest effort, because a file is compressed only after it has changed. */
const COMPRESSION_EFFORT = 11;

/**
 * Returns a function that returns the file, if it exists. Reads and compresses the file again only if it has changed.
 */
export function createFileCache(path: string): () => Promise<CachedFile | undefined> {
  let cached: { readonly version: string; readonly file: Promise<CachedFile> } | undefined;
  return async () => {
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.ino}-${stats.size}-${stats.mtimeMs}`;
    if (cached?.version !== version) cached = { version, file: readCompressed(path) };
    return cached.file;
  };
}

const readCompressed = async (path: string) => toCachedFile(await readFile(path));

export async function toCachedFile(
  content: Buffer | string,
  effort = COMPRESSION_EFFORT,
): Promise<CachedFile> {
  const identity = Buffer.from(content);
  const [br, gzip] = await Promise.all([
    compress(identity, "br", effort),
    compress(identity, "gzip", effort),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { text: identity.toString("utf8"), etag, bodies: { br, gzip, identity } };
}

/** Sends the file, or 304 if the browser has the current version. Browsers revalidate it on every request. */
export function sendCachedFile(exchange: Exchange, { etag, bodies }: CachedFile): FastifyReply {
  const { request, reply } = exchange;
  addVary(exchange, "Accept-Encoding");
  reply.header("cache-control", "no-cache");
  // The ETag is weak because all encodings of the file share it.
  if (isNotModified(exchange, `W/${etag}`)) return reply.code(304).send();

  const encoding = negotiateEncoding(request.headers);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(bodies[encoding]);
}
