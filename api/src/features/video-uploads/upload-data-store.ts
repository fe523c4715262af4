import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

import { DataStore, ERRORS, Upload } from "@tus/server";
import type { videos } from "@topout/shared/contract/server";
import type * as z from "zod/mini";

import type { ScratchFolder } from "../../files/scratch-folder.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import { type ReceivedPart, receivePart } from "./receive-part.ts";
import { UPLOAD_LIFETIME_MS } from "./remove-uploads.ts";
import type { VideoUpload, VideoUploadStore } from "./video-uploads.store.ts";

interface Dependencies {
  readonly store: VideoUploadStore;
  readonly storage: Storage;
  readonly scratch: ScratchFolder;
  /** Undefined unless the request creates an upload. */
  readonly fields: UploadFields | undefined;
}

export type UploadFields = z.output<typeof videos.upload.body>;

/**
 * Connects @tus/server with our storage, for the requests of one user. Parts are stored files, so every process can
 * resume an upload. The last part is not stored separately: `#finish` joins all parts to the original of a video. So an
 * upload is complete only if it has a video.
 */
export class UploadDataStore extends DataStore {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    super();
    this.#dependencies = dependencies;
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { store, fields } = this.#dependencies;
    if (!fields) throw new Error("A new upload needs its fields");
    const { id, size: sizeBytes = 0, metadata = {} } = upload;
    await store.create({ id, sizeBytes, metadata, ...fields });
    upload.creation_date = new Date().toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { sizeBytes, receivedBytes, metadata, createdAt } = await this.#requireUpload(id);
    const creation_date = createdAt.toISOString();
    return new Upload({ id, size: sizeBytes, offset: receivedBytes, metadata, creation_date });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { scratch } = this.#dependencies;
    const { sizeBytes } = await this.#requireUpload(id);
    const part = await receivePart(content, { scratch, isFirst: offset === 0 });
    try {
      const end = offset + part.sizeBytes;
      if (end === sizeBytes) await this.#finish(id, offset, part);
      else if (part.sizeBytes > 0) await this.#addPart(id, offset, part);
      return end;
    } finally {
      await part.discard();
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#dependencies.store.remove(id);
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS;
  }

  async #requireUpload(id: string): Promise<VideoUpload> {
    const upload = await this.#dependencies.store.find(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }

  async #addPart(id: string, start: number, { path, sizeBytes }: ReceivedPart): Promise<void> {
    const { store, storage } = this.#dependencies;
    await storeThenCommit(storage, [createReadStream(path)], ([key]) =>
      store.addPart(id, { start, sizeBytes, key }),
    );
  }

  async #finish(id: string, start: number, { path }: ReceivedPart): Promise<void> {
    const { store, storage } = this.#dependencies;
    const keys = await store.listPartKeys(id);
    const original = Readable.from(joinParts(storage, keys, path), { objectMode: false });
    await storeThenCommit(storage, [original], ([originalKey]) =>
      store.finish(id, { start, originalKey }),
    );
  }
}

async function* joinParts(storage: Storage, keys: readonly string[], lastPart: string) {
  for (const key of keys) yield* (await storage.stream(key)) as AsyncIterable<Buffer>;
  yield* createReadStream(lastPart) as AsyncIterable<Buffer>;
}
