import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";

import type { BusboyInstance } from "@fastify/busboy";
import type { FileRule } from "@topout/shared/contract";

import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import { MAX_FIELD_BYTES } from "../body-limits.ts";
import { writeUpload } from "./write-upload.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";

export type FileRules = Readonly<Record<string, FileRule>>;

/** Collects the parts of a body. Stores fields in memory, and files in the folder. */
export class UploadParts {
  readonly #rules: FileRules;
  readonly #folder: ScratchFolder;
  readonly #abortController: AbortController;
  readonly #fields = new Map<string, string>();
  readonly #files = new Map<string, Promise<UploadedFile | undefined>>();
  readonly #paths: string[] = [];

  /** An error aborts the upload, with the error as the reason. */
  constructor(rules: FileRules, folder: ScratchFolder, abortController: AbortController) {
    this.#rules = rules;
    this.#folder = folder;
    this.#abortController = abortController;
  }

  collectFrom(parser: BusboyInstance): void {
    const rejectTooLarge = () => this.#abortController.abort(new ProblemError("PAYLOAD_TOO_LARGE"));
    parser.on("field", (...[name, value, , isValueTruncated]) => {
      if (isValueTruncated) this.#abortController.abort(createFieldTooLargeError(name));
      this.#fields.set(name, value);
    });
    parser.on("file", (name, content, fileName) => this.#addFile(name, content, fileName));
    parser.on("partsLimit", rejectTooLarge);
    parser.on("filesLimit", rejectTooLarge);
    parser.on("fieldsLimit", rejectTooLarge);
  }

  /** Resolves when all files are written. */
  async collect() {
    const files: Record<string, UploadedFile> = {};
    for (const [name, filePromise] of this.#files) {
      const file = await filePromise;
      if (file) files[name] = file;
    }
    return { fields: Object.fromEntries(this.#fields), files };
  }

  async discard(): Promise<void> {
    await Promise.all(this.#files.values());
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }

  #addFile(name: string, content: Readable, fileName: string | undefined) {
    // A body that ends within a file also fails this stream. Without a listener, the error would end the process. We
    // can ignore it, because the parser reports it.
    content.on("error", () => undefined);
    const rule = Object.hasOwn(this.#rules, name) ? this.#rules[name] : undefined;
    // Browsers send an empty name for a file input without a selection.
    if (!rule || fileName === "") {
      content.resume();
    } else if (this.#files.has(name)) {
      const issue = { loc: ["body", name], msg: "Send one file", type: "value_error" };
      this.#abortController.abort(createInvalidRequestError([issue]));
    } else {
      const path = this.#folder.createPath();
      this.#paths.push(path);
      this.#files.set(name, this.#write(content, rule, path));
    }
  }

  /** Resolves with undefined if the upload is aborted. */
  async #write(content: Readable, rule: FileRule, path: string) {
    const { signal } = this.#abortController;
    return writeUpload(content, rule, { path, signal }).catch((error: unknown) => {
      this.#abortController.abort(error);
      return undefined;
    });
  }
}

const createFieldTooLargeError = (name: string) =>
  new ProblemError("PAYLOAD_TOO_LARGE", {
    message: `The field ${name} is too large. The limit is ${MAX_FIELD_BYTES / 1_024} KB.`,
  });
