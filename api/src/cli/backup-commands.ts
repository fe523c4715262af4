import { open } from "node:fs/promises";

import { createIdentity, isRecipient } from "@topout/archive";

import { type BackupResult, runBackup } from "../backups/run-backup.ts";
import type { BackupStore } from "../backups/backup-store.ts";
import { RETENTION_FORMAT } from "../config/backup-variables.ts";
import type { Config } from "../config/config.ts";
import { parseRetention, type Retention } from "../config/retention.ts";
import { topoutCommand } from "../files/installation.ts";
import { save } from "./archive-commands.ts";
import { printSummary } from "./archive-output.ts";
import { openStoreOption } from "./archive-path.ts";
import { type Command, type ParsedArgs, type Terminal, UsageError } from "./command.ts";
import { openConfiguredStorage } from "./open-configured-storage.ts";
import { resolvePath } from "./resolve-path.ts";
import { withDatabase } from "./with-database.ts";

const SEE_HELP = `see ${topoutCommand} backup --help`;

export const backupCommands: readonly Command[] = [
  {
    name: "backup",
    args: ["file"],
    hasOptionalArgs: true,
    description:
      "Saves the database and the files to an archive, and verifies it. With --to, deletes expired backups.",
    options: {
      to: {
        type: "string",
        valueName: "place",
        description:
          "a folder or a bucket (s3://bucket/prefix) that gets a file with the time in its name; default: BACKUP_TO",
      },
      keep: {
        type: "string",
        valueName: "list",
        description:
          "the days, weeks and months to keep one backup of each, such as 7d,4w,12m; default: BACKUP_KEEP",
      },
      recipient: {
        type: "string",
        valueName: "key",
        description:
          "encrypts the backup for this public key of age (age1…); default: BACKUP_RECIPIENTS",
      },
    },
    run: async (parsed, config, terminal) => {
      const { values, args } = parsed;
      const recipients = readRecipients(parsed, config);
      const [file] = args;
      if (file !== undefined) {
        if (values["to"] ?? values["keep"]) throw new UsageError("Use either <file> or --to");
        return save(file, { config, terminal, recipients, hasFiles: true });
      }
      const store = await openStoreOption(values["to"], config);
      if (!store) throw new UsageError(`backup expects <file> or --to: ${SEE_HELP}`);
      await backUpTo(store, {
        config,
        terminal,
        recipients,
        retention: readRetention(parsed, config),
      });
    },
  },
  {
    name: "backup-key",
    args: ["file"],
    description:
      "Creates a key pair for encrypted backups: writes the secret identity to a file, and prints the public key.",
    options: {},
    run: async ({ args: [file = ""] }, _config, terminal) => {
      const { identity, recipient } = await createIdentity();
      await writeNewFile(resolvePath(file), `# public key: ${recipient}\n${identity}\n`);
      terminal.print(recipient);
    },
  },
];

function readRecipients({ values }: ParsedArgs, { backups }: Config): readonly string[] {
  const recipient = values["recipient"];
  const recipients = recipient === undefined ? backups.recipients : [String(recipient)];
  const invalid = recipients.find((text) => !isRecipient(text));
  if (invalid === undefined) return recipients;
  throw new UsageError(`${invalid} is not a public key of age (age1…)`);
}

function readRetention({ values }: ParsedArgs, { backups }: Config): Retention {
  if (values["keep"] === undefined) return backups.retention;
  const retention = parseRetention(String(values["keep"]));
  if (retention) return retention;
  throw new UsageError(`--keep ${RETENTION_FORMAT}`);
}

interface BackupTask {
  readonly config: Config;
  readonly terminal: Terminal;
  readonly recipients: readonly string[];
  readonly retention: Retention;
}

async function backUpTo(
  store: BackupStore,
  { config, terminal, recipients, retention }: BackupTask,
): Promise<void> {
  const result = await withDatabase(config, async (db, url, signal) => {
    const storage = await openConfiguredStorage(config, { canCreate: false });
    return runBackup({ db, url, storage, store, recipients, retention, signal });
  });
  printBackup(result, terminal);
}

function printBackup({ name, bytes, summary, deleted }: BackupResult, terminal: Terminal): void {
  printSummary(summary, terminal);
  for (const expired of deleted) terminal.print(`Deleted ${expired}, which has expired.`);
  terminal.print(`Saved ${name} with ${bytes} bytes, and verified it.`);
}

/** Writes a file that only its owner can read, and that must not exist. */
async function writeNewFile(path: string, content: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
