import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { extract } from "tar-stream";

import { Head, HEAD, type Sums, TAIL, Tail } from "./archive-format.ts";
import { closeDigest, digestEntry, digestThrough } from "./entry-digest.ts";

/** What a tar-stream gives; its own types lead to those of another kind of stream. */
interface Entry extends AsyncIterable<Buffer> {
  readonly header: { readonly name: string; readonly size: number };
}

/** Not what was written, or never an archive of this program. */
export class DamagedArchiveError extends Error {
  override readonly name = "DamagedArchiveError";
}

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  /** What of it is not read is passed over. */
  readonly content: Readable;
}

interface Visitor {
  readonly head?: (head: Head) => void;
  readonly entry?: (entry: ArchiveEntry) => Promise<void>;
}

/**
 * Reads an archive from its first entry to its last, and finds out whether it is whole: only then it resolves.
 * @throws {DamagedArchiveError}
 */
export async function readArchive(path: string, visitor: Visitor = {}): Promise<Sums> {
  const file = createReadStream(path);
  const entries = extract();
  const read = pipeline(file, entries);
  read.catch(() => undefined);
  try {
    const sums = await readEntries(
      entries as AsyncIterable<unknown> as AsyncIterable<Entry>,
      visitor,
    );
    await read;
    return sums;
  } catch (error) {
    file.destroy();
    throw isTarFault(error) ? damaged("it is no archive, or not a whole one") : error;
  }
}

async function readEntries(entries: AsyncIterable<Entry>, visitor: Visitor): Promise<Sums> {
  const digest = createHash("sha256");
  let sums: Sums | undefined;
  let first = true;
  for await (const entry of entries) {
    const { name, size } = entry.header;
    if (sums) throw damaged("something follows its end");
    if (first) {
      const head = await readHead(entry, digest);
      visitor.head?.(head);
    } else if (name === TAIL) sums = await readTail(entry, digest);
    else await pass({ name, size, content: digested(entry, digest) }, visitor);
    first = false;
  }
  if (sums) return sums;
  throw damaged(first ? "it is empty" : "its end is missing");
}

async function readHead(entry: Entry, digest: Hash): Promise<Head> {
  if (entry.header.name !== HEAD) throw damaged("it was not made by Topout");
  const head = Head.safeParse(await readJson(digested(entry, digest)));
  if (head.success) return head.data;
  throw damaged("it is of a kind that this version of Topout does not know");
}

async function readTail(entry: Entry, digest: Hash): Promise<Sums> {
  const tail = Tail.safeParse(await readJson(Readable.from(entry, { objectMode: false })));
  if (tail.success && closeDigest(digest, tail.data.sums) === tail.data.sha256) {
    return tail.data.sums;
  }
  throw damaged("its content is not what its checksum says");
}

async function pass(entry: ArchiveEntry, { entry: visit }: Visitor): Promise<void> {
  await visit?.(entry);
  for await (const _ of entry.content) continue;
}

function digested(entry: Entry, digest: Hash): Readable {
  digestEntry(digest, entry.header.name, entry.header.size);
  return Readable.from(digestThrough(digest)(entry), { objectMode: false });
}

const readJson = (content: Readable): Promise<unknown> =>
  json(content).catch((error: unknown) => {
    throw error instanceof SyntaxError ? damaged("a part of it cannot be read") : error;
  });

const damaged = (why: string) => new DamagedArchiveError(`The archive is damaged: ${why}.`);

/** tar-stream's errors are plain ones; those of a file carry a code. */
const isTarFault = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !("code" in error);
