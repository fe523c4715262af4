import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { extract } from "tar-stream";

import {
  type ArchiveHeader,
  HEADER_FILE,
  type ArchiveSummary,
  CHECKSUMS_FILE,
} from "./archive-format.ts";
import { decryptWith } from "./encryption.ts";
import { ReadableChecksums, ReadableHeader } from "./readable-formats.ts";
import { finishDigest, updateWithHeader, digestStream } from "./entry-digest.ts";
import { createArchiveError } from "./unreadable-archive-error.ts";

/** The parts of a tar-stream entry that we use. Its types use streamx instead of Node.js, so `readArchive` casts. */
interface TarEntry extends AsyncIterable<Buffer> {
  readonly header: { readonly name: string; readonly size: number };
}

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  /** The reader skips unread content. */
  readonly content: Readable;
}

interface ArchiveVisitor {
  readonly onHeader?: (header: ArchiveHeader) => void;
  readonly onEntry?: (entry: ArchiveEntry) => Promise<void>;
  /** The age identities that can decrypt an encrypted archive. */
  readonly identities?: readonly string[] | undefined;
  /** Aborts the reading. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads all entries of an archive and verifies its checksum.
 * @throws {UnreadableArchiveError}
 */
export async function readArchive(
  path: string,
  visitor: ArchiveVisitor = {},
): Promise<ArchiveSummary> {
  const file = createReadStream(path);
  const entries = extract();
  const { identities = [], signal } = visitor;
  const pipelinePromise = pipeline(file, decryptWith(identities), entries, { signal });
  // Iterating over the entries throws the same error.
  pipelinePromise.catch(() => undefined);
  try {
    const summary = await readEntries(
      entries as AsyncIterable<unknown> as AsyncIterable<TarEntry>,
      visitor,
    );
    await pipelinePromise;
    return summary;
  } catch (error) {
    file.destroy();
    throw isTarError(error) ? createArchiveError("it is not an archive, or is incomplete") : error;
  }
}

async function readEntries(
  entries: AsyncIterable<TarEntry>,
  visitor: ArchiveVisitor,
): Promise<ArchiveSummary> {
  const digest = createHash("sha256");
  let summary: ArchiveSummary | undefined;
  let isFirst = true;
  for await (const entry of entries) {
    const { name, size } = entry.header;
    if (summary) throw createArchiveError("there is data after its end");
    if (isFirst) {
      const header = await readHeader(entry, digest);
      visitor.onHeader?.(header);
    } else if (name === CHECKSUMS_FILE) summary = await readChecksums(entry, digest);
    else await visitEntry({ name, size, content: readWithDigest(entry, digest) }, visitor);
    isFirst = false;
  }
  if (summary) return summary;
  throw createArchiveError(isFirst ? "it is empty" : "its end is missing");
}

async function readHeader(entry: TarEntry, digest: Hash): Promise<ArchiveHeader> {
  if (entry.header.name !== HEADER_FILE) throw createArchiveError("Topout did not create it");
  const header = ReadableHeader.safeParse(await readJson(readWithDigest(entry, digest)));
  if (header.success) return header.data;
  throw createArchiveError("this version of Topout does not support its format");
}

async function readChecksums(entry: TarEntry, digest: Hash): Promise<ArchiveSummary> {
  const checksums = ReadableChecksums.safeParse(
    await readJson(Readable.from(entry, { objectMode: false })),
  );
  if (checksums.success && finishDigest(digest, checksums.data.summary) === checksums.data.sha256) {
    return checksums.data.summary;
  }
  throw createArchiveError("its content does not match its checksum");
}

async function visitEntry(entry: ArchiveEntry, { onEntry }: ArchiveVisitor): Promise<void> {
  await onEntry?.(entry);
  for await (const _ of entry.content) continue;
}

function readWithDigest(entry: TarEntry, digest: Hash): Readable {
  updateWithHeader(digest, entry.header.name, entry.header.size);
  return Readable.from(digestStream(digest)(entry), { objectMode: false });
}

const readJson = (content: Readable): Promise<unknown> =>
  json(content).catch((error: unknown) => {
    throw error instanceof SyntaxError ? createArchiveError("it contains invalid JSON") : error;
  });

/** Whether tar-stream threw the error. Its errors have no code, but file system errors have one. */
const isTarError = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !("code" in error);
