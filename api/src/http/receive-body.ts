import type { Readable } from "node:stream";

import type { ServerEndpoint } from "@topout/shared/contract/server";
import type { FastifyRequest } from "fastify";

import type { ScratchFolder } from "../files/scratch-folder.ts";
import { readBody } from "./read-body.ts";
import { receiveUpload, type Upload } from "./uploads/receive-upload.ts";

/** The fields and files of a request body. The fields are not validated. */
export interface ReceivedBody extends Pick<Upload, "files" | "discard"> {
  readonly fields: unknown;
}

const noFiles = { files: {}, discard: () => Promise.resolve() };

export interface UploadContext {
  /** Contains the uploaded files while a handler runs. */
  readonly uploads: ScratchFolder;
  readonly uploadMinBytesPerSecond: number;
}

export async function receiveBody(
  endpoint: ServerEndpoint,
  { body, headers }: FastifyRequest,
  { uploads, uploadMinBytesPerSecond }: UploadContext,
): Promise<ReceivedBody> {
  const contentType = headers["content-type"] ?? "";
  if (!endpoint.files) {
    const bytes = Buffer.isBuffer(body) ? body : undefined;
    return { fields: await readBody(endpoint, { bytes, contentType }), ...noFiles };
  }
  if (!body) return { fields: {}, ...noFiles };
  const sizeBytes = Number(headers["content-length"] ?? 0);
  // The upload scope passes the body as a stream.
  const content = body as Readable;
  return receiveUpload(
    { content, contentType, sizeBytes },
    { rules: endpoint.files, folder: uploads, minBytesPerSecond: uploadMinBytesPerSecond },
  );
}
