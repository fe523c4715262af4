import { parseToken } from "@topout/shared/domain";

interface TokenEmails {
  readonly email?: string;
  /** Only in a link that changes the address of an account. */
  readonly newEmail?: string;
}

/**
 * Returns the email addresses in an email link's token. The signature is not verified, so use them only for display and
 * for the password manager.
 */
export function parseEmailToken(token: string): TokenEmails {
  const { email, new_email } = parseToken(token);
  return {
    ...(typeof email === "string" && { email }),
    ...(typeof new_email === "string" && { newEmail: new_email }),
  };
}
