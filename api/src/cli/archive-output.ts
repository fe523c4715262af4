import type { ArchiveSummary } from "@topout/archive";

import type { Terminal } from "./command.ts";

export function printSummary({ tables, jobs, files }: ArchiveSummary, { print }: Terminal): void {
  const width = Math.max(...tables.map(({ name }) => name.length));
  for (const { name, rows, sha256 } of tables) {
    print(`${name.padEnd(width)} ${String(rows).padStart(9)} rows  sha256 ${sha256}`);
  }
  print(`${jobs} pending jobs; ${files.count} files with ${files.bytes} bytes`);
  if (files.missing > 0) {
    print(`Warning: the storage does not have ${files.missing} of the files.`);
  }
}
