import type { Hash } from "node:crypto";

import { ArchiveSummary } from "./archive-format.ts";

/** Adds the name and size of an entry, so that the same bytes in another entry result in another digest. */
export function updateWithHeader(digest: Hash, name: string, size: number): void {
  digest.update(`${name}\0${size}\0`);
}

/** Adds the summary and returns the digest of the archive. */
export const finishDigest = (digest: Hash, summary: ArchiveSummary): string =>
  digest.update(JSON.stringify(ArchiveSummary.parse(summary))).digest("hex");

/** Passes chunks through and adds them to the digest. */
export const digestStream = (digest: Hash) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      digest.update(chunk);
      yield chunk;
    }
  };
