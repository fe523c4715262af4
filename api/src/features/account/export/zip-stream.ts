import { PassThrough, pipeline, type Readable } from "node:stream";

import { ZipFile } from "yazl";

export interface ArchiveFile {
  readonly path: string;
  /** False for videos and photos, because they are already compressed. */
  readonly compress: boolean;
  /** Called when the stream reaches this file. */
  readonly open: () => Readable | Promise<Readable>;
}

/**
 * Creates a ZIP archive as a stream. The stream reads one file at a time, no faster than its consumer. Destroying it
 * also destroys the stream of the current file.
 */
export function createZipStream(files: readonly ArchiveFile[], modifiedAt: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let currentFile: Readable | undefined;

  const fail = (error: unknown) => zip.emit("error", error);
  for (const { path, compress, open } of files) {
    zip.addReadStreamLazy(path, { compress, mtime: modifiedAt }, (callback) => {
      const openFile = async () => {
        currentFile = (await open()).on("error", fail);
        if (output.destroyed) currentFile.destroy();
        else callback(null, currentFile);
      };
      openFile().catch(fail);
    });
  }
  zip.end();

  zip.on("error", (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output, () => currentFile?.destroy());
  return output;
}
