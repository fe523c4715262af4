import * as z from "zod";

import { ArchiveChecksums, ArchiveHeader } from "./archive-format.ts";

/** Format 1 has other names for the same values. */
const FirstHeader = z
  .object({
    format: z.literal(1),
    kind: ArchiveHeader.shape.kind,
    made: ArchiveHeader.shape.created_at,
    program: ArchiveHeader.shape.app_version,
    level: ArchiveHeader.shape.schema_version,
  })
  .transform(({ kind, made, program, level }): ArchiveHeader => ({
    format: 2,
    kind,
    created_at: made,
    app_version: program,
    schema_version: level,
  }));

const FirstChecksums = z
  .object({ sums: ArchiveChecksums.shape.summary, sha256: ArchiveChecksums.shape.sha256 })
  .transform(({ sums, sha256 }): ArchiveChecksums => ({ summary: sums, sha256 }));

/** These schemas read archives of all formats. */
export const ReadableHeader = z.union([ArchiveHeader, FirstHeader]);
export const ReadableChecksums = z.union([ArchiveChecksums, FirstChecksums]);
