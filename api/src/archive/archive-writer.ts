import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { pack } from "tar-stream";

import { type Sums, TAIL, type Tail } from "./archive-format.ts";
import { closeDigest, digestEntry, digestThrough } from "./entry-digest.ts";

/** Writes an archive entry by entry, whatever their sizes, into a file of its own that only its owner may read. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #digest = createHash("sha256");
  readonly #made = new Date();
  readonly #written: Promise<void>;

  constructor(path: string) {
    const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, file);
    // Whoever adds the next entry, or ends, is told.
    this.#written.catch((error: Error) => this.#pack.destroy(error));
  }

  /** `size` in bytes is what the content has to amount to. */
  async add(name: string, size: number, content: Readable): Promise<void> {
    digestEntry(this.#digest, name, size);
    const entry = this.#pack.entry({ name, size, mode: 0o600, mtime: this.#made });
    const added = pipeline(content, digestThrough(this.#digest), entry);
    // A full disk ends the file, and the entry would wait for ever.
    await Promise.race([added, this.#written.then(() => added)]);
  }

  async addJson(name: string, value: unknown): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value, undefined, 2));
    await this.add(name, bytes.length, Readable.from([bytes]));
  }

  /** Nothing can be added any more; every byte is on the disk. */
  async end(sums: Sums): Promise<void> {
    const tail: Tail = { sums, sha256: closeDigest(this.#digest.copy(), sums) };
    await this.addJson(TAIL, tail);
    this.#pack.finalize();
    await this.#written;
  }

  /** Lets go of the file, which is worth nothing. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }
}
