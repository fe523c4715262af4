import type { Endpoint } from "@topout/shared/contract";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";

import { readBody } from "./read-body.ts";
import { receiveUpload, type Upload } from "./uploads/receive-upload.ts";
import type { ScratchFolder } from "../files/scratch-folder.ts";

/** What came in a request's body, before any schema sees it. */
interface Received extends Pick<Upload, "files" | "discard"> {
  readonly fields: unknown;
}

const nothing = { files: {}, discard: () => Promise.resolve() };

export async function receive(
  endpoint: Endpoint,
  { body, headers }: FastifyRequest,
  uploads: ScratchFolder,
): Promise<Received> {
  const contentType = headers["content-type"] ?? "";
  if (!endpoint.files) {
    const bytes = Buffer.isBuffer(body) ? body : undefined;
    return { fields: await readBody(endpoint, { bytes, contentType }), ...nothing };
  }
  if (!body) return { fields: {}, ...nothing };
  const length = Number(headers["content-length"] ?? 0);
  // The scope for uploads hands the body over as the stream that it is.
  return receiveUpload({ content: body as Readable, contentType, length }, endpoint.files, uploads);
}
