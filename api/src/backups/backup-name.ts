/** A backup in a folder or a bucket. */
export interface BackupFile {
  readonly name: string;
  readonly createdAt: Date;
  readonly sizeBytes: number;
}

const NAME = /^topout-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar(\.age)?$/;

/** Returns a name such as `topout-20261128T023000Z.tar`, in UTC. Encrypted backups end with `.age`. */
export function createBackupName(createdAt: Date, isEncrypted: boolean): string {
  const time = createdAt.toISOString().replace(/\.\d{3}Z$/, "Z");
  return `topout-${time.replaceAll(/[-:]/g, "")}.tar${isEncrypted ? ".age" : ""}`;
}

/** Returns the time in the name. Undefined if the file is not a backup. */
export function parseBackupName(name: string): Date | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(createdAt.getTime()) ? undefined : createdAt;
}
