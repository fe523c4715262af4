import { Readable } from "node:stream";

import type { FastifyReply, FastifyRequest } from "fastify";

/** A file that is made while it is sent. */
export interface Download {
  /** Plain letters, digits, dots and dashes. */
  readonly fileName: string;
  /** What fails in it cuts the connection: the download is seen to have failed. */
  readonly open: () => Readable;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
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
    // Nobody reads what a HEAD would be answered with.
    .send(request.method === "HEAD" ? Readable.from([]) : open());
