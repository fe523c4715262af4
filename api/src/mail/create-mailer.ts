import { isIP } from "node:net";
import { join } from "node:path";

import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox-mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  readonly mailFrom: string | undefined;
}

/** Over SMTP where a server is named, else into files that can be read. */
export function createMailer(settings: MailSettings, publicUrl: string): Mailer {
  const from = settings.mailFrom ?? `Topout <no-reply@${domainOf(publicUrl)}>`;
  return settings.smtpUrl === undefined
    ? outboxMailer(join(settings.dataDir, "outbox"), from)
    : smtpMailer(settings.smtpUrl, from);
}

/** The host of an address, where it is a name that mail can come from. */
function domainOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) ? "localhost" : hostname;
}
