import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";

/** How long a client may go on sending what nobody wants any more. */
const PATIENCE_MS = 2_000;

/** Whether a body is still on its way. */
export const isStillComing = (request: IncomingMessage): boolean =>
  hasBody(request) && !request.complete && !request.readableEnded && !request.destroyed;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * An answer to a request whose body is still on its way. It goes out whole at once, and ends when the body does or
 * patience runs out: hanging up on somebody who sends would reset the connection, and the answer be lost with it.
 */
export function lingeringAnswer(text: string, request: IncomingMessage): Readable {
  const answer = new PassThrough();
  answer.write(text);
  const end = () => {
    clearTimeout(patience);
    answer.end();
  };
  const patience = setTimeout(end, PATIENCE_MS).unref();
  request.once("end", end).once("close", end).resume();
  return answer;
}
