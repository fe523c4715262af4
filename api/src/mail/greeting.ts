import { getName } from "@topout/shared/domain";

interface Recipient {
  readonly username: string;
  readonly display_name: string | null;
  /** Whether this account has confirmed the address of the email. */
  readonly is_verified: boolean;
}

/** Anybody can enter the address of a stranger, and a name that is an advertisement or a threat. */
export function createGreeting(recipient: Recipient): string {
  const name = getName(recipient);
  return recipient.is_verified ? `Hi ${name},` : ANONYMOUS_GREETING;
}

/** For an address that its owner has not confirmed. */
export const ANONYMOUS_GREETING = "Hi,";
