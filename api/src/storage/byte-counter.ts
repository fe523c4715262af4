import { createHash } from "node:crypto";
import { pipeline, Readable, Transform } from "node:stream";

export interface FileChecksum {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Counts and hashes the bytes of a file. */
export class ByteCounter {
  readonly #hash = createHash("sha256");
  #sizeBytes = 0;

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#sizeBytes += chunk.length;
  }

  /** Returns the same content, which adds itself while it is read. */
  count(content: Readable | Buffer): Readable | Buffer {
    if (content instanceof Readable) return this.#countStream(content);
    this.add(content);
    return content;
  }

  finish(): FileChecksum {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest("hex") };
  }

  #countStream(content: Readable): Readable {
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.add(chunk);
        done(null, chunk);
      },
    });
    // The reader of `counted` gets the error of `content`.
    return pipeline(content, counted, () => undefined);
  }
}

/** Reads a file to its end. */
export async function computeChecksum(
  content: Readable,
  signal?: AbortSignal,
): Promise<FileChecksum> {
  const counter = new ByteCounter();
  for await (const chunk of content) {
    signal?.throwIfAborted();
    counter.add(chunk as Buffer);
  }
  return counter.finish();
}
