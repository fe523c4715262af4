import { once } from "node:events";

import { Busboy, type BusboyInstance } from "@fastify/busboy";

import { invalidRequest, ProblemError } from "../../errors/problem-error.ts";
import type { UploadParts } from "./upload-parts.ts";

const KIB = 1_024;
const limits = {
  fieldSize: 256 * KIB,
  fields: 50,
  files: 10,
  parts: 60,
  headerPairs: 20,
  headerSize: 8 * KIB,
};

/** Splits a multipart body into its parts as it comes. No bytes are no parts, however they are labelled. */
export class MultipartParser {
  readonly #contentType: string;
  readonly #parts: UploadParts;
  readonly #over: AbortController;
  #busboy: BusboyInstance | undefined;

  /** What cannot be read ends the whole through `over`. */
  constructor(contentType: string, parts: UploadParts, over: AbortController) {
    this.#contentType = contentType;
    this.#parts = parts;
    this.#over = over;
  }

  /** Resolves when it wants more. */
  async write(chunk: Buffer): Promise<void> {
    this.#busboy ??= this.#open();
    if (this.#busboy?.write(chunk) === false) await this.#heard(this.#busboy, "drain");
  }

  /** Resolves when every part was told of. */
  async end(): Promise<void> {
    if (!this.#busboy) return;
    const finished = this.#heard(this.#busboy, "finish");
    this.#busboy.end();
    await finished;
  }

  #open(): BusboyInstance | undefined {
    if (!/^multipart\/form-data *(;|$)/i.test(this.#contentType)) {
      const message = "Send this as multipart/form-data.";
      this.#over.abort(new ProblemError("UNSUPPORTED_MEDIA_TYPE", { message }));
      return undefined;
    }
    const refuse = () => this.#over.abort(unreadable());
    try {
      const busboy = new Busboy({ headers: { "content-type": this.#contentType }, limits });
      busboy.on("error", refuse);
      this.#parts.collectFrom(busboy);
      return busboy;
    } catch {
      // It names no boundary.
      refuse();
      return undefined;
    }
  }

  /** Also resolves when the whole is over: then nothing is to be waited for. */
  async #heard(busboy: BusboyInstance, event: string): Promise<void> {
    await once(busboy, event, { signal: this.#over.signal }).catch(() => undefined);
  }
}

const unreadable = () =>
  invalidRequest([
    { loc: ["body"], msg: "The body is not valid multipart/form-data", type: "value_error" },
  ]);
