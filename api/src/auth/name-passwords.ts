import { foldLookAlikes } from "./fold-look-alikes.ts";

/** What people type as a password for this product. */
const PRODUCT_WORDS =
  "topout climb climber climbing boulder boulderer bouldering gym wall route routes setter rock chalk send".split(
    " ",
  );
/** Shorter words are part of many other words. */
const MIN_WORD_LENGTH = 3;

interface PasswordOwner {
  readonly username: string;
  readonly display_name?: string | null | undefined;
  readonly email: string;
}

/**
 * Whether the password consists of names that others know: of the product, of a gym, and of the account with its email
 * address. Ignores numbers and signs around and between them, and letters that look alike, as in "T0pout-2026".
 */
export function isNamePassword(
  password: string,
  { username, display_name, email }: PasswordOwner,
  isGymName: (foldedName: string) => boolean,
): boolean {
  const ownWords = `${username} ${display_name ?? ""} ${email}`.split(/[^\p{L}\p{M}]/u);
  const words = [...PRODUCT_WORDS, ...ownWords]
    .map(foldLookAlikes)
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  return [password, trimSigns(password), removeSigns(password)]
    .map(foldLookAlikes)
    .filter(Boolean)
    .some((text) => {
      const rest = words.reduce((remaining, word) => remaining.replaceAll(word, ""), text);
      return rest === "" || isGymName(rest) || isGymName(text);
    });
}

const LETTER = /\p{L}/u;

/** Removes numbers and signs at both ends, but keeps those that stand for a letter. */
function trimSigns(text: string): string {
  const characters = Array.from(text);
  const isLetter = (character: string) => LETTER.test(character);
  return characters
    .slice(Math.max(0, characters.findIndex(isLetter)), characters.findLastIndex(isLetter) + 1)
    .join("");
}

const removeSigns = (text: string): string => text.replaceAll(/[^\p{L}\p{M}]/gu, "");
