import { getScratchFolder } from "../backups/operation-handlers.ts";
import { type DrillResult, runDrill } from "../backups/run-drill.ts";
import { countProblems } from "../operations/check-report.ts";
import { identityOption, openStoreOption, readIdentityOption } from "./archive-path.ts";
import { type Command, CommandError, type Terminal, UsageError } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const drillCommand: Command = {
  name: "drill",
  args: [],
  description:
    "Restores the newest backup beside the live installation, compares it, and deletes the copy.",
  options: {
    from: {
      type: "string",
      valueName: "place",
      description: "the folder or the bucket with the backups; default: BACKUP_TO",
    },
    identity: identityOption,
  },
  run: async (parsed, config, terminal) => {
    const store = await openStoreOption(parsed.values["from"], config);
    if (!store) throw new UsageError("drill expects --from, or BACKUP_TO");
    const identities = await readIdentityOption(parsed, config);
    const folder = getScratchFolder(config.dataDir);
    const result = await withDatabase(config, (db, _url, signal) =>
      runDrill({ db, store, identities, folder, signal }),
    );
    printDrill(result, terminal);
  },
};

/** @throws {CommandError} if the restored copy has problems. */
function printDrill({ backup, ageSeconds, tables, check }: DrillResult, { print }: Terminal): void {
  const width = Math.max(...tables.map(({ name }) => name.length));
  print(`${"".padEnd(width)} ${"backup".padStart(9)} ${"live now".padStart(9)}`);
  for (const { name, backupRows, liveRows } of tables) {
    print(
      `${name.padEnd(width)} ${String(backupRows).padStart(9)} ${String(liveRows).padStart(9)}`,
    );
  }
  print(`${check.files} files with ${check.bytes} bytes compared with their checksums`);
  for (const { kind, name } of check.examples) print(`${kind.padEnd(8)} ${name}`);
  print(`${backup.name} is ${formatAge(ageSeconds)} old. All tables match its checksums.`);
  const problemCount = countProblems(check);
  if (problemCount > 0) throw new CommandError(`The restored copy has ${problemCount} problems.`);
}

function formatAge(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
