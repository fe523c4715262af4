import { createHash } from "node:crypto";

import { chooseEncoding, compress, type Encoding } from "./encoding.ts";

/** Below this a packet is a packet. */
const WORTH_COMPRESSING = 1_024;
/** Brotli's knee: beyond it a rebuild costs far more time than it saves bytes. */
const EFFORT = 5;

/** An answer that is kept as bytes: serialised once, and compressed once for each encoding asked for. */
export class PreparedBody<T> {
  /** Only there for the compiler: which answer the bytes spell. */
  readonly shape?: T;
  readonly etag: string;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: T) {
    this.#identity = Buffer.from(JSON.stringify(body));
    this.etag = toEtag(this.#identity);
  }

  /** The bytes for an Accept-Encoding header. */
  encodedFor(header: string | string[] | undefined) {
    const encoding =
      this.#identity.length < WORTH_COMPRESSING ? "identity" : chooseEncoding(header);
    return { encoding, bytes: this.#bytes(encoding) };
  }

  /** What the bytes say, for tests that compare it with the schema. */
  toJson(): unknown {
    return JSON.parse(this.#identity.toString());
  }

  #bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "identity") return this.#identity;
    const kept = this.#encoded.get(encoding) ?? compress(this.#identity, encoding, EFFORT);
    this.#encoded.set(encoding, kept);
    return kept;
  }
}

/** Weak, since one version has several encodings. */
export const toEtag = (bytes: Buffer | string) =>
  `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
