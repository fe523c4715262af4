import { createTransport, type NodemailerError } from "nodemailer";

import { compose } from "./compose.ts";
import { type Mailer, RecipientRefused } from "./mailer.ts";

/** A server that does not answer must not hold the queue up for long: the mail is tried again anyway. */
const PATIENCE_MS = 15_000;

/** Hands mails to the server of a `smtp:` or `smtps:` address, with its user and password if it names them. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(compose(mail, from));
      } catch (error) {
        throw toFailure(error as NodemailerError);
      }
    },
  };
}

/** What may be logged and kept of it: servers answer with addresses, so their words stay out. */
function toFailure({ code, command, responseCode, permanent }: NodemailerError): Error {
  const what = [code, command, responseCode].filter((part) => part !== undefined).join(" ");
  return command === "RCPT TO" && permanent
    ? new RecipientRefused(`The mail server refuses the recipient for good: ${what}`)
    : new Error(`The mail server did not take a mail: ${what}`);
}
