const ID_LENGTH = 21;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export const createId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ID_LENGTH)),
    // 256 is a multiple of 64, so every character is equally likely.
    (byte) => ALPHABET.charAt(byte % ALPHABET.length),
  ).join("");
