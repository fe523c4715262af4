import { createTransport, type NodemailerError } from "nodemailer";

import { composeMessage } from "./compose-message.ts";
import { type Mailer, RecipientRejectedError } from "./mailer.ts";

/** An unresponsive server must not block the queue, which retries the email later. */
const TIMEOUT_MS = 15_000;

/** Creates a mailer for the server of a `smtp:` or `smtps:` URL, which may contain a user and a password. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (email) => {
      try {
        await transport.sendMail(composeMessage(email, from));
      } catch (error) {
        throw toError(error as NodemailerError);
      }
    },
    checkConnection: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw toConnectionError(error as NodemailerError);
      }
    },
    // Sent emails are not stored.
    deleteByAccount: () => Promise.resolve(),
    deleteExpired: () => Promise.resolve(),
  };
}

function toError(error: NodemailerError): Error {
  const detail = getDetail(error);
  return error.command === "RCPT TO" && error.permanent
    ? new RecipientRejectedError(`The mail server rejected the recipient: ${detail}`)
    : new Error(`The mail server did not accept the email: ${detail}`);
}

const toConnectionError = (error: NodemailerError): Error =>
  new Error(`The mail server cannot be used: ${getDetail(error)}`);

/** Omits the server's message, which may contain addresses, because we log the error. */
const getDetail = ({ code, command, responseCode }: NodemailerError): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(" ");
