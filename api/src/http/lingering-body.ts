import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";

/** How long a client may continue to send a body after the response. */
const LINGER_MS = 2_000;

/** Whether the client has not sent the whole request body yet. */
export const isBodyPending = (request: IncomingMessage): boolean =>
  hasBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * A response body for a request whose own body is still arriving. It sends the text immediately. It ends when the
 * request ends or after a timeout. Closing the connection earlier would reset it and lose the response.
 */
export function createLingeringBody(text: string, request: IncomingMessage): Readable {
  const body = new PassThrough();
  body.write(text);
  const end = () => {
    clearTimeout(timeout);
    body.end();
  };
  const timeout = setTimeout(end, LINGER_MS).unref();
  request.once("end", end).once("close", end).resume();
  return body;
}
