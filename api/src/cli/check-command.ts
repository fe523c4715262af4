import { refersToFiles } from "../database/referenced-files.ts";
import { formatProblems, recordCheck } from "../operations/check-installation.ts";
import { type CheckEntry, type CheckSummary, countProblems } from "../operations/check-report.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import { type Command, CommandError } from "./command.ts";
import { openConfiguredStorage } from "./open-configured-storage.ts";
import { withDatabase } from "./with-database.ts";

export const checkCommand: Command = {
  name: "check",
  args: [],
  description:
    "Compares the database with the stored files. Finds missing, changed and stray files, and broken references.",
  options: {
    repair: { type: "boolean", description: "deletes stray files that are older than a day" },
    quick: { type: "boolean", description: "compares the sizes of files, but not their contents" },
    json: { type: "boolean", description: "prints each result as a line of JSON" },
  },
  run: async ({ values }, config, { print }) => {
    const format = values["json"] ? jsonFormat : textFormat;
    const summary = await withDatabase(config, async (db, _url, signal) => {
      const hasFiles = await refersToFiles(db);
      const storage = await openConfiguredStorage(config, { canCreate: false, hasFiles });
      return recordCheck({
        db,
        storage: recordChecksums(storage, db),
        signal,
        shouldReadFiles: values["quick"] !== true,
        shouldRepair: values["repair"] === true,
        onEntry: (entry) => print(format.formatEntry(entry)),
      });
    });
    print(format.formatSummary(summary));
    const problemCount = countProblems(summary);
    if (problemCount > 0) throw new CommandError(`${formatProblems(problemCount)}.`);
  },
};

const jsonFormat = {
  formatEntry: (entry: CheckEntry) => JSON.stringify(entry),
  formatSummary: (summary: CheckSummary) => JSON.stringify({ kind: "summary", ...summary }),
};

const textFormat = {
  formatEntry: (entry: CheckEntry) => `${entry.kind.padEnd(8)} ${entry.name}  ${describe(entry)}`,
  formatSummary: ({ files, bytes, recorded, recent, repaired }: CheckSummary) =>
    [
      `${files} files with ${bytes} bytes compared with the database`,
      ...(recorded > 0 ? [`${recorded} checksums recorded for the first time`] : []),
      ...(recent > 0 ? [`${recent} recent files without a row`] : []),
      ...(repaired > 0 ? [`${repaired} stray files deleted`] : []),
    ].join("; "),
};

function describe(entry: CheckEntry): string {
  switch (entry.kind) {
    case "missing":
    case "changed":
      return (entry.rows ?? []).join(", ");
    case "stray":
      return entry.isRepaired ? "deleted" : "no row refers to it; --repair deletes it";
    case "recent":
      return "no row refers to it yet; it may belong to an upload";
    case "unknown":
      return "not from Topout; remove it yourself";
    case "broken":
      return "the rows they refer to do not exist";
  }
}
