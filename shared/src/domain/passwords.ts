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
export function getPasswordError(
  password: string,
  owner: Owner,
  { minLength = SHORTEST, isCommon = () => false }: Rules = {},
): string | undefined {
  const least = Math.max(SHORTEST, minLength);
  const refusals: readonly (readonly [refused: boolean, why: string])[] = [
    [lengthOf(password) < least, `Use at least ${least} characters.`],
    [lengthOf(password) > LONGEST, `Use at most ${LONGEST} characters.`],
    [same(password, owner.email), "Use something other than your email."],
    [same(password, owner.username), "Use something other than your username."],
    [isCommon(password), "This password is too well known. Choose another."],
  ];
  return refusals.find(([refused]) => refused)?.[1];
}

/** As a person counts: what takes two UTF-16 units is one character. */
const lengthOf = (password: string) => Array.from(password.normalize("NFC")).length;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
