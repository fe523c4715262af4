import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";

/** How long a client may continue to send a body after the response. */
const LINGER_TIMEOUT_MS = 2_000;

/** Whether the client has not sent the whole request body yet. */
export const isBodyPending = (request: IncomingMessage): boolean =>
  hasBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Creates a response body for a request whose body has not arrived completely. The response body contains the text
 * immediately, but ends only when the request ends or after a timeout. If the server closed the connection earlier, the
 * client could lose the response.
 */
export function createLingeringBody(text: string, request: IncomingMessage): Readable {
  const body = new PassThrough();
  body.write(text);
  const end = () => {
    clearTimeout(timeout);
    body.end();
  };
  const timeout = setTimeout(end, LINGER_TIMEOUT_MS).unref();
  request.once("end", end).once("close", end).resume();
  return body;
}
