import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";

import { compress, MIN_COMPRESSED_BYTES } from "./encoding.ts";
import { isolate } from "./isolate.ts";
import { type Encoding, negotiateEncoding } from "./negotiate.ts";
import { JsonText } from "../../database/json-text.ts";

/** A higher effort takes much more time and saves few bytes. */
const COMPRESSION_EFFORT = 5;

/** A response body that many requests share. It serialises the value once, and compresses it once per encoding. */
export class PreparedBody<T> {
  /** Exists for the type checker only: the type of the serialised value. */
  readonly shape?: T;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The length without compression. */
  readonly #length: number;
  #stored: { readonly bytes: Buffer; readonly encoding: "identity" | "br" };
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(value: T, headers: Readonly<Record<string, string>> = {}) {
    this.headers = headers;
    const bytes = isolate(Buffer.from(JSON.stringify(value)));
    this.#length = bytes.length;
    this.#stored = { bytes, encoding: "identity" };
    this.etag = createEtag(bytes);
  }

  /** The size of the stored bytes, without their copies in other encodings. */
  get sizeBytes(): number {
    return this.#stored.bytes.length;
  }

  /** Stores only the bytes with brotli, for a body that is rarely sent. Responses in other encodings then take longer. */
  async compact(): Promise<this> {
    if (this.#length < MIN_COMPRESSED_BYTES) return this;
    const bytes = await compress(this.#readIdentity(), "br", COMPRESSION_EFFORT);
    this.#stored = { bytes, encoding: "br" };
    return this;
  }

  /** Returns the bytes in an encoding that the client accepts. */
  getEncoded(headers: IncomingHttpHeaders) {
    const encoding = this.#length < MIN_COMPRESSED_BYTES ? "identity" : negotiateEncoding(headers);
    return { encoding, bytes: this.#encode(encoding) };
  }

  /** For a response that depends on the user, which other caches must not share. */
  toJsonText(): JsonText<T> {
    return new JsonText(this.#readIdentity().toString());
  }

  /** Returns the parsed content, so that tests can compare it with the schema. */
  toJson(): unknown {
    return JSON.parse(this.#readIdentity().toString());
  }

  #encode(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === this.#stored.encoding) return this.#stored.bytes;
    if (encoding === "identity") return this.#readIdentity();
    if (this.#stored.encoding === "br") return this.#compress(encoding);
    const bytes = this.#encoded.get(encoding) ?? this.#compress(encoding);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    return compress(this.#readIdentity(), encoding, COMPRESSION_EFFORT);
  }

  #readIdentity(): Buffer {
    const { bytes, encoding } = this.#stored;
    return encoding === "br" ? brotliDecompressSync(bytes) : bytes;
  }
}

/** The ETag is weak because all encodings of a version share it. */
export const createEtag = (bytes: Buffer | string) =>
  `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
