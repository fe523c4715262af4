import type { SendMailOptions } from "nodemailer";

import type { Email } from "./mailer.ts";

/** The limit of RFC 5322. */
const MAX_LINE_LENGTH = 998;

/**
 * Converts an email to nodemailer's options, without access to files and URLs. Sends ASCII text without an encoding, so
 * that a developer can copy the link from the outbox file.
 */
export function composeMessage({ to, subject, text, html }: Email, from: string): SendMailOptions {
  return {
    from,
    to: { name: "", address: to },
    subject,
    // Mail clients prefer the last alternative.
    alternatives: [toTextPart(text), { contentType: "text/html; charset=utf-8", content: html }],
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toTextPart(text: string) {
  const contentType = "text/plain; charset=utf-8";
  if (!isAscii(text)) return { contentType, content: text };
  const head = `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n`;
  return { raw: head + text.replaceAll("\n", "\r\n") };
}

const isAscii = (text: string) =>
  /^[\n\x20-\x7e]*$/.test(text) && text.split("\n").every((line) => line.length <= MAX_LINE_LENGTH);
