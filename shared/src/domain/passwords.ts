const MIN_LENGTH = 5;
const MAX_LENGTH = 128;

interface PasswordRules {
  /** An operator can increase the minimum, but not reduce it. */
  readonly minLength?: number;
  /** Whether many people use the password, or it consists of names. */
  readonly isPredictable?: boolean;
}

interface Account {
  readonly email: string;
  readonly username: string;
}

/** Returns a message for the user, or undefined for a valid password. */
export function getPasswordError(
  password: string,
  account: Account,
  { minLength = MIN_LENGTH, isPredictable = false }: PasswordRules = {},
): string | undefined {
  const requiredLength = Math.max(MIN_LENGTH, minLength);
  const rules: readonly (readonly [isBroken: boolean, message: string])[] = [
    [countCharacters(password) < requiredLength, `Use at least ${requiredLength} characters.`],
    [countCharacters(password) > MAX_LENGTH, `Use at most ${MAX_LENGTH} characters.`],
    [equalsIgnoringCase(password, account.email), "Use something other than your email."],
    [equalsIgnoringCase(password, account.username), "Use something other than your username."],
    [isPredictable, "This password is easy to guess. Choose another one."],
  ];
  return rules.find(([isBroken]) => isBroken)?.[1];
}

/** Counts code points, so that a character of two UTF-16 units counts once. */
const countCharacters = (password: string) => Array.from(password.normalize("NFC")).length;

const equalsIgnoringCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
