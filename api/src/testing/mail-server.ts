import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** Starts an SMTP server that stores the received emails. The server is stopped after the test. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const emails: Email[] = [];
  const storeEmail = async (stream: Readable) => {
    emails.push(await PostalMime.parse(await buffer(stream)));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => callbackify(storeEmail)(stream, done),
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(stop);
  const { port } = server.server.address() as AddressInfo;
  return { emails, stop, port, url: `smtp://127.0.0.1:${port}` };
}
