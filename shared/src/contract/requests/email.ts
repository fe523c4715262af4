import * as z from "zod/mini";

import { plainText } from "./fields.ts";

const MAX_EMAIL_LENGTH = 254;

const INTERNATIONAL = /\P{ASCII}/u;
/** Characters that separate the parts of a URL, or that the URL parser removes or decodes. */
const URL_SYNTAX = /[\s\p{C}%/:?#@[\\\]]/u;

/**
 * Returns the normal form of an address: an international domain is in punycode, as in DNS. Accounts, limits and mail
 * use this form. Returns any other text unchanged.
 */
export function toAsciiEmail(email: string): string {
  const start = email.lastIndexOf("@") + 1;
  const domain = email.slice(start);
  if (start === 0 || !INTERNATIONAL.test(domain) || URL_SYNTAX.test(domain)) return email;
  try {
    return email.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** A text that is probably an address. `z.email` checks it. */
export const emailText = (maxLength: number) =>
  plainText(maxLength).check(
    z.minLength(1, "Required"),
    z.overwrite(toAsciiEmail),
    // The form in punycode is longer.
    z.maxLength(maxLength, { abort: true }),
  );

export const Email = emailText(MAX_EMAIL_LENGTH).check(z.email("Invalid email"));
