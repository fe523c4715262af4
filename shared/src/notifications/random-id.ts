const ID_LENGTH = 21;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export const randomId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ID_LENGTH)),
    // 64 letters divide a byte's 256 values evenly, so each is equally likely.
    (byte) => ALPHABET.charAt(byte % ALPHABET.length),
  ).join("");
