import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

import { createArchiveError } from "./unreadable-archive-error.ts";

/** The beginning of each file that age has encrypted. A tar file begins with the name of its first entry. */
const AGE_MAGIC = Buffer.from("age-encryption.org/");

/** A key pair of age. The identity is secret and decrypts what is encrypted for the recipient. */
export interface KeyPair {
  readonly identity: string;
  readonly recipient: string;
}

export async function createIdentity(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Whether the text is a public key such as `age1…`. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the identities in a file of `age-keygen`, which also has comments. Returns undefined if a line is not an
 * identity, or if there is none.
 */
export function parseIdentities(text: string): string[] | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const identities = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return identities.length > 0 && identities.every(isIdentity) ? identities : undefined;
}

function isIdentity(text: string): boolean {
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a stream for the recipients. */
export const encryptFor = (recipients: readonly string[]) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(ReadableStream.from<Uint8Array>(chunks));
  };

/** Decrypts a stream if it is encrypted. Otherwise, passes it on. */
export const decryptWith = (identities: readonly string[]) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const { start, rest } = await readStart(chunks, AGE_MAGIC.length);
    if (!start.equals(AGE_MAGIC)) yield* rest;
    else yield* await decrypt(identities, rest);
  };

async function decrypt(
  identities: readonly string[],
  chunks: AsyncIterable<Buffer>,
): Promise<AsyncIterable<Uint8Array>> {
  if (identities.length === 0) {
    throw createArchiveError("it is encrypted. Set the file with your age identity: --identity");
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decrypt(ReadableStream.from<Uint8Array>(chunks));
  } catch (error) {
    if (!(error instanceof Error) || "code" in error) throw error;
    throw error.message.startsWith("no identity matched")
      ? createArchiveError("it is encrypted for another identity")
      : createArchiveError("its encryption is damaged");
  }
}

/** Returns the first bytes of a stream, and the whole stream. */
async function readStart(chunks: AsyncIterable<Buffer>, length: number) {
  const iterator = chunks[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let size = 0;
  while (size < length) {
    const { value, done } = await iterator.next();
    if (done) break;
    read.push(value);
    size += value.length;
  }
  async function* concat(): AsyncGenerator<Buffer> {
    yield* read;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start: Buffer.concat(read).subarray(0, length), rest: concat() };
}
