import { createTransport, type NodemailerError } from "nodemailer";

import { composeMessage } from "./compose-message.ts";
import { type Mailer, RecipientRejectedError } from "./mailer.ts";

/** An unresponsive server must not block the queue. The email is retried anyway. */
const TIMEOUT_MS = 15_000;

/** Sends emails to the server of a `smtp:` or `smtps:` URL, which may contain user and password. */
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
  };
}

/** Drops the server's message, which may contain addresses, because the error is logged. */
function toError({ code, command, responseCode, permanent }: NodemailerError): Error {
  const detail = [code, command, responseCode].filter((part) => part !== undefined).join(" ");
  return command === "RCPT TO" && permanent
    ? new RecipientRejectedError(`The mail server rejected the recipient: ${detail}`)
    : new Error(`The mail server did not accept the email: ${detail}`);
}
