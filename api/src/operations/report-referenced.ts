import { groupBy } from "@topout/shared/domain";

import { type FileReference, findFileReferences } from "../database/referenced-files.ts";
import type { FileCheckOptions } from "./file-check-options.ts";

/**
 * Reports those of the files that rows refer to, with the rows. Reads the rows of all files with one query. Returns the
 * keys of the reported files.
 */
export async function reportReferenced(
  { db, report }: Pick<FileCheckOptions, "db" | "report">,
  kind: "missing" | "changed",
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const references = groupBy(await findFileReferences(db, keys), ({ key }) => key);
  for (const [key, rows] of references) report.add({ kind, name: key, rows: rows.map(formatRow) });
  return new Set(references.keys());
}

/** Returns a text such as `routes.image of 0192f0c1-…`. */
const formatRow = ({ column, id }: FileReference): string =>
  id === null ? column : `${column} of ${id}`;
