import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";

import type { BusboyInstance } from "@fastify/busboy";
import type { FileRule } from "@topout/shared/contract";

import { invalidRequest, ProblemError } from "../../errors/problem-error.ts";
import { keepFile } from "./keep-file.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import type { UploadedFile } from "./uploaded-file.ts";

export type FileRules = Readonly<Record<string, FileRule>>;

/** Collects what a parser finds in a body: fields in memory, files in the folder. */
export class UploadParts {
  readonly #rules: FileRules;
  readonly #folder: ScratchFolder;
  readonly #over: AbortController;
  readonly #fields = new Map<string, string>();
  readonly #files = new Map<string, Promise<UploadedFile | undefined>>();
  readonly #paths: string[] = [];

  /** Whatever is refused ends the whole through `over`, with the reason. */
  constructor(rules: FileRules, folder: ScratchFolder, over: AbortController) {
    this.#rules = rules;
    this.#folder = folder;
    this.#over = over;
  }

  collectFrom(parser: BusboyInstance): void {
    const refuseMore = () => this.#over.abort(new ProblemError("PAYLOAD_TOO_LARGE"));
    parser.on("field", (name, value, ...[, isCut]) => {
      if (isCut) refuseMore();
      this.#fields.set(name, value);
    });
    parser.on("file", (name, content, fileName) => this.#keep(name, content, fileName));
    parser.on("partsLimit", refuseMore);
    parser.on("filesLimit", refuseMore);
    parser.on("fieldsLimit", refuseMore);
  }

  /** Once every file is written. */
  async whole() {
    const files: Record<string, UploadedFile> = {};
    for (const [name, written] of this.#files) {
      const file = await written;
      if (file) files[name] = file;
    }
    return { fields: Object.fromEntries(this.#fields), files };
  }

  async discard(): Promise<void> {
    await Promise.all(this.#files.values());
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }

  #keep(name: string, content: Readable, fileName: string | undefined) {
    // A body that ends within a file is an error of the content too, whoever reads it by then: unheard, it would end
    // the process. The parser tells of it as well.
    content.on("error", () => undefined);
    const rule = Object.hasOwn(this.#rules, name) ? this.#rules[name] : undefined;
    // Without a name it is a form's field for a file that nobody chose.
    if (!rule || fileName === "") {
      content.resume();
    } else if (this.#files.has(name)) {
      const issue = { loc: ["body", name], msg: "Send one file", type: "value_error" };
      this.#over.abort(invalidRequest([issue]));
    } else {
      const path = this.#folder.newPath();
      this.#paths.push(path);
      this.#files.set(name, this.#write(content, rule, path));
    }
  }

  /** Undefined where the whole is over. */
  async #write(content: Readable, rule: FileRule, path: string) {
    const { signal } = this.#over;
    return keepFile(content, rule, { path, signal }).catch((error: unknown) => {
      this.#over.abort(error);
      return undefined;
    });
  }
}
