import type { Hash } from "node:crypto";

import { Sums } from "./archive-format.ts";

/** Two entries differ when their names or sizes do, also where their bytes follow each other alike. */
export function digestEntry(digest: Hash, name: string, size: number): void {
  digest.update(`${name}\0${size}\0`);
}

/** What closes an archive: a digest of all that was added, and of what it is said to be. */
export const closeDigest = (digest: Hash, sums: Sums): string =>
  digest.update(JSON.stringify(Sums.parse(sums))).digest("hex");

/** Hands on what comes, and digests it on the way. */
export const digestThrough = (digest: Hash) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      digest.update(chunk);
      yield chunk;
    }
  };
