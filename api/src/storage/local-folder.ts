import { access, constants, opendir } from "node:fs/promises";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { createFolders } from "../files/create-folders.ts";
import { StorageUnavailableError } from "./storage.ts";

export interface LocalFolderOptions {
  /** Whether to create the folder if it is missing. A folder that existed before is never created again. */
  readonly canCreate?: boolean;
  /** Whether files were stored before. Then an empty folder is probably that of a disk that is not mounted. */
  readonly hasFiles?: boolean;
}

const MODE = 0o700;
/** The disk is full, or the quota is used up. The storage itself is available. */
const DISK_FULL_CODES = new Set(["ENOSPC", "EDQUOT"]);
const WRITE_SYSCALLS = new Set<unknown>(["write", "fsync", "close"]);

/** The folder of a local storage. It can disappear and come back while the program runs. */
export class LocalFolder {
  readonly path: string;
  #canCreate: boolean;
  #hasFiles: boolean;

  constructor(path: string, { canCreate = true, hasFiles = false }: LocalFolderOptions = {}) {
    this.path = path;
    this.#canCreate = canCreate && !hasFiles;
    this.#hasFiles = hasFiles;
  }

  /** @throws {StorageUnavailableError} */
  async requireAvailable(): Promise<void> {
    const isEmpty = await this.#open().catch((error: unknown) => {
      throw toUnavailableError(error, this.path);
    });
    if (isEmpty && this.#hasFiles) {
      throw createError(
        `The storage folder ${this.path} is empty, although files were stored in it. Is its disk mounted?`,
      );
    }
  }

  /** @throws {StorageUnavailableError} */
  async requireWritable(): Promise<void> {
    await this.requireAvailable();
    await access(this.path, constants.W_OK).catch((error: unknown) => {
      throw toUnavailableError(error, this.path);
    });
  }

  /**
   * Stores a file with `write`. Errors of the stream to store are thrown as they are.
   * @throws {StorageUnavailableError}
   */
  async store(write: () => Promise<void>): Promise<void> {
    await this.requireAvailable();
    await write().catch((error: unknown) => this.#throwUnavailable(error));
    this.#hasFiles = true;
  }

  /**
   * Accepts the error of a missing file. Otherwise the file of a disk that is not mounted would count as deleted.
   * @throws {StorageUnavailableError}
   */
  async acceptMissing(error: unknown): Promise<undefined> {
    if (getSystemErrorCode(error) !== "ENOENT") return this.#throwUnavailable(error);
    await this.requireAvailable();
    return undefined;
  }

  /** Converts errors of the folder's disk. */
  #throwUnavailable(error: unknown): never {
    throw isFolderError(error, this.path) ? toUnavailableError(error, this.path) : error;
  }

  /** Returns whether the folder is empty. */
  async #open(): Promise<boolean> {
    if (this.#canCreate) await createFolders(this.path, MODE);
    const folder = await opendir(this.path);
    try {
      return (await folder.read()) === null;
    } finally {
      this.#canCreate = false;
      await folder.close();
    }
  }
}

const createError = (message: string, cause?: unknown) =>
  new StorageUnavailableError({ cause: new Error(message, { cause }) });

function toUnavailableError(error: unknown, folder: string): StorageUnavailableError {
  const code = getSystemErrorCode(error);
  const isMissing = code === "ENOENT";
  const reason = isMissing ? "is missing." : `cannot be used: ${code ?? String(error)}.`;
  return createError(`The storage folder ${folder} ${reason}`, error);
}

function isFolderError(error: unknown, folder: string): boolean {
  if (!(error instanceof Error) || !("syscall" in error)) return false;
  if (DISK_FULL_CODES.has(getSystemErrorCode(error) ?? "")) return false;
  const isInFolder = "path" in error && `${String(error.path)}/`.startsWith(`${folder}/`);
  return isInFolder || WRITE_SYSCALLS.has(error.syscall);
}
