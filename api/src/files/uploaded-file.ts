import type { FileKind } from "@topout/shared/contract";

/** An uploaded file. It exists until the handler has returned. */
export interface UploadedFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
}
