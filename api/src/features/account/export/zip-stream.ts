import { PassThrough, pipeline, type Readable } from "node:stream";

import { ZipFile } from "yazl";

export interface ArchiveFile {
  readonly path: string;
  /** Videos and photos are compressed already. */
  readonly compress: boolean;
  /** Called when the archive has come to this file, and not before. */
  readonly open: () => Readable | Promise<Readable>;
}

/** An archive of files that are read one after another, as fast as it is read itself. Whatever ends it ends them. */
export function createZipStream(files: readonly ArchiveFile[], made: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let reading: Readable | undefined;

  const fail = (error: unknown) => zip.emit("error", error);
  for (const { path, compress, open } of files) {
    zip.addReadStreamLazy(path, { compress, mtime: made }, (start) => {
      const read = async () => {
        reading = (await open()).on("error", fail);
        if (output.destroyed) reading.destroy();
        else start(null, reading);
      };
      read().catch(fail);
    });
  }
  zip.end();

  zip.on("error", (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output, () => reading?.destroy());
  return output;
}
