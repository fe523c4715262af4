import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { pack } from "tar-stream";

import { type ArchiveSummary, CHECKSUMS_FILE, type ArchiveChecksums } from "./archive-format.ts";
import { encryptFor } from "./encryption.ts";
import { finishDigest, updateWithHeader, digestStream } from "./entry-digest.ts";

interface WriterOptions {
  /** Who can decrypt the archive. Without any, it is not encrypted. */
  readonly recipients?: readonly string[] | undefined;
  /** Aborts the archive. Then `add` and `finish` reject. */
  readonly signal?: AbortSignal | undefined;
}

/** Streams entries into a new archive file that only its owner can read. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #digest = createHash("sha256");
  readonly #createdAt = new Date();
  readonly #pipelinePromise: Promise<void>;
  readonly #signal: AbortSignal | undefined;

  constructor(path: string, { recipients = [], signal }: WriterOptions = {}) {
    this.#signal = signal;
    const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    this.#pipelinePromise =
      recipients.length > 0
        ? pipeline(this.#pack as AsyncIterable<Buffer>, encryptFor(recipients), file, { signal })
        : pipeline(this.#pack, file, { signal });
    // The next `add` or `finish` reports the error.
    this.#pipelinePromise.catch((error: Error) => this.#pack.destroy(error));
  }

  /** Adds an entry. The content must have exactly `size` bytes. */
  async add(name: string, size: number, content: Readable): Promise<void> {
    if (this.#signal?.aborted) {
      content.destroy();
      throw this.#signal.reason;
    }
    updateWithHeader(this.#digest, name, size);
    const entry = this.#pack.entry({ name, size, mode: 0o600, mtime: this.#createdAt });
    const contentPromise = pipeline(content, digestStream(this.#digest), entry, {
      signal: this.#signal,
    });
    // After a write error such as a full disk, `contentPromise` never settles, but `#pipelinePromise` rejects.
    await Promise.race([contentPromise, this.#pipelinePromise.then(() => contentPromise)]);
  }

  async addJson(name: string, value: unknown): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value, undefined, 2));
    await this.add(name, bytes.length, Readable.from([bytes]));
  }

  /** Writes the checksums and closes the file. Resolves when all data is on disk. */
  async finish(summary: ArchiveSummary): Promise<void> {
    const checksums: ArchiveChecksums = {
      summary,
      // A copy, because `addJson` updates the digest once more.
      sha256: finishDigest(this.#digest.copy(), summary),
    };
    await this.addJson(CHECKSUMS_FILE, checksums);
    this.#pack.finalize();
    await this.#pipelinePromise;
  }

  /** Closes the incomplete file. */
  async abort(): Promise<void> {
    this.#pack.destroy();
    await this.#pipelinePromise.catch(() => undefined);
  }
}
