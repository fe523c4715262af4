import type { SendMailOptions } from "nodemailer";

import type { Mail } from "./mailer.ts";

/** RFC 5322's bound for a line, which links with a token come nowhere near. */
const LONGEST_LINE = 998;

/**
 * A mail as nodemailer sends it, without ever reading a file or an address that the text might name. Plain text that
 * needs no encoding gets none, so that its link can be read and copied from the file as well.
 */
export function compose({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: "", address: to },
    subject,
    // The last one is what mail clients like best.
    alternatives: [toPlain(text), { contentType: "text/html; charset=utf-8", content: html }],
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toPlain(text: string) {
  const contentType = "text/plain; charset=utf-8";
  if (!isSevenBit(text)) return { contentType, content: text };
  const head = `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: 7bit\r\n\r\n`;
  return { raw: head + text.replaceAll("\n", "\r\n") };
}

const isSevenBit = (text: string) =>
  /^[\n\x20-\x7e]*$/.test(text) && text.split("\n").every((line) => line.length <= LONGEST_LINE);
