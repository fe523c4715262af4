import { isIP } from "node:net";
import { join } from "node:path";

import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  readonly mailFrom: string | undefined;
}

/** Creates a mailer that sends over SMTP if SMTP_URL is set. Otherwise, it writes files to the outbox folder. */
export function createMailer(settings: MailSettings, publicUrl: string): Mailer {
  const from = settings.mailFrom ?? `Topout <no-reply@${getDomain(publicUrl)}>`;
  return settings.smtpUrl === undefined
    ? createOutboxMailer(join(settings.dataDir, "outbox"), from)
    : createSmtpMailer(settings.smtpUrl, from);
}

/** Returns the domain of the sender address. An IP address is not a valid email domain. */
function getDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) ? "localhost" : hostname;
}
