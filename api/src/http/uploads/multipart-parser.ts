import { once } from "node:events";

import { Busboy, type BusboyInstance } from "@fastify/busboy";

import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import { MAX_FIELD_BYTES } from "../body-limits.ts";
import type { UploadParts } from "./upload-parts.ts";

const limits = {
  fieldSize: MAX_FIELD_BYTES,
  fields: 50,
  files: 10,
  parts: 60,
  headerPairs: 20,
  headerSize: 8_192,
};

/** Parses a multipart body while it arrives. An empty body has no parts, even if its content type is not multipart. */
export class MultipartParser {
  readonly #contentType: string;
  readonly #parts: UploadParts;
  readonly #abortController: AbortController;
  #busboy: BusboyInstance | undefined;

  /** An invalid body aborts the upload. */
  constructor(contentType: string, parts: UploadParts, abortController: AbortController) {
    this.#contentType = contentType;
    this.#parts = parts;
    this.#abortController = abortController;
  }

  /** Resolves when the parser accepts more data. */
  async write(chunk: Buffer): Promise<void> {
    this.#busboy ??= this.#createBusboy();
    if (this.#busboy?.write(chunk) === false) await this.#waitFor(this.#busboy, "drain");
  }

  /** Resolves after the last part. */
  async end(): Promise<void> {
    if (!this.#busboy) return;
    const finished = this.#waitFor(this.#busboy, "finish");
    this.#busboy.end();
    await finished;
  }

  #createBusboy(): BusboyInstance | undefined {
    if (!/^multipart\/form-data *(;|$)/i.test(this.#contentType)) {
      const message = "Send this as multipart/form-data.";
      this.#abortController.abort(new ProblemError("UNSUPPORTED_MEDIA_TYPE", { message }));
      return undefined;
    }
    const rejectBody = () => this.#abortController.abort(createInvalidMultipartError());
    try {
      const busboy = new Busboy({ headers: { "content-type": this.#contentType }, limits });
      busboy.on("error", rejectBody);
      this.#parts.collectFrom(busboy);
      return busboy;
    } catch {
      // The content type has no boundary.
      rejectBody();
      return undefined;
    }
  }

  /** Also resolves when the upload is aborted. */
  async #waitFor(busboy: BusboyInstance, event: string): Promise<void> {
    await once(busboy, event, { signal: this.#abortController.signal }).catch(() => undefined);
  }
}

const createInvalidMultipartError = () =>
  createInvalidRequestError([
    { loc: ["body"], msg: "The body is not valid multipart/form-data", type: "value_error" },
  ]);
