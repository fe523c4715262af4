import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

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
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(value: T, headers: Readonly<Record<string, string>> = {}) {
    this.headers = headers;
    this.#identity = isolate(Buffer.from(JSON.stringify(value)));
    this.etag = createEtag(this.#identity);
  }

  /** The size without compression. */
  get sizeBytes(): number {
    return this.#identity.length;
  }

  /** Returns the bytes in an encoding that the client accepts. */
  getEncoded(headers: IncomingHttpHeaders) {
    const encoding =
      this.#identity.length < MIN_COMPRESSED_BYTES ? "identity" : negotiateEncoding(headers);
    return { encoding, bytes: this.#encode(encoding) };
  }

  /** For a response that depends on the user, which other caches must not share. */
  toJsonText(): JsonText<T> {
    return new JsonText(this.#identity.toString());
  }

  /** Returns the parsed content, so that tests can compare it with the schema. */
  toJson(): unknown {
    return JSON.parse(this.#identity.toString());
  }

  #encode(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "identity") return this.#identity;
    const bytes =
      this.#encoded.get(encoding) ?? compress(this.#identity, encoding, COMPRESSION_EFFORT);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }
}

/** The ETag is weak because all encodings of a version share it. */
export const createEtag = (bytes: Buffer | string) =>
  `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
