import type { FileKind } from "@topout/shared/contract";

/** A file that came with a request. It lies there until the handler is over. */
export interface UploadedFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly bytes: number;
}
