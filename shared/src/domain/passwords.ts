const SHORTEST = 5;
const LONGEST = 128;

interface Rules {
  /** An operator may ask for more than the shortest, never for less. */
  readonly minLength?: number;
  readonly isCommon?: (password: string) => boolean;
}

interface Owner {
  readonly email: string;
  readonly username: string;
}

/** Why a password is refused, in a sentence for the person; undefined for a good one. */
export function passwordRefusal(
  password: string,
  { email, username }: Owner,
  { minLength = SHORTEST, isCommon = () => false }: Rules = {},
): string | undefined {
  // As a person counts them: what takes two UTF-16 units is one character.
  const length = Array.from(password.normalize("NFC")).length;
  const least = Math.max(SHORTEST, minLength);
  if (length < least) return `Use at least ${least} characters.`;
  if (length > LONGEST) return `Use at most ${LONGEST} characters.`;
  if (same(password, email)) return "Use something other than your email.";
  if (same(password, username)) return "Use something other than your username.";
  if (isCommon(password)) return "This password is too well known. Choose another.";
  return undefined;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
