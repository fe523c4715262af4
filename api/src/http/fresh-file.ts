import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

import type { FastifyReply, FastifyRequest } from "fastify";

import { chooseEncoding, compress, type Encoding } from "./encoding.ts";
import { addVary } from "./vary.ts";

/** A small text file that a deployment may replace at any time. */
export interface FreshFile {
  readonly text: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

const EFFORT = 9;

/** Answers with the file as it is now; it is read and compressed anew only when it has changed. */
export function keepFresh(path: string): () => Promise<FreshFile | undefined> {
  let known: { readonly stamp: string; readonly file: Promise<FreshFile> } | undefined;
  return async () => {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.ino}-${found.size}-${found.mtimeMs}`;
    if (known?.stamp !== stamp) known = { stamp, file: read(path) };
    return known.file;
  };
}

async function read(path: string): Promise<FreshFile> {
  const identity = await readFile(path);
  const [br, gzip] = await Promise.all([
    compress(identity, "br", EFFORT),
    compress(identity, "gzip", EFFORT),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { text: identity.toString("utf8"), etag, bodies: { br, gzip, identity } };
}

/** Sends it so that a browser asks again each time, and mostly hears that nothing has changed. */
export function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: FreshFile,
): FastifyReply {
  // Weak: it stands for the file, whichever way it is encoded.
  addVary(reply, "Accept-Encoding");
  reply.headers({ "cache-control": "no-cache", etag: `W/${etag}` });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();

  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(bodies[encoding]);
}
