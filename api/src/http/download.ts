import { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

import type { Exchange } from "./exchange.ts";

/** A file that the server generates while it sends it. */
export interface Download {
  /** Contains only letters, digits, dots, dashes and underscores. */
  readonly fileName: string;
  /** An error of the stream closes the connection, so the browser reports a failed download. */
  readonly open: () => Readable;
}

export const sendDownload = (
  { request, reply }: Exchange,
  { fileName, open }: Download,
  type: string,
): FastifyReply =>
  reply
    .headers({
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="${fileName}"`,
    })
    .type(type)
    // Do not generate the file for a HEAD request.
    .send(request.method === "HEAD" ? Readable.from([]) : open());
