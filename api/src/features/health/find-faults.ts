import type { FaultKind } from "@topout/shared/contract";
import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { type Disk, readFreeBytes } from "../../files/disk.ts";
import { getReason } from "../../database/get-reason.ts";
import type { Storage } from "../../storage/storage.ts";

export interface Fault {
  readonly kind: FaultKind;
  readonly reason: string;
  /** What fails, and what still works, for the operator. */
  readonly effect: string;
}

interface Sources {
  readonly db: Database;
  readonly storage: Pick<Storage, "check">;
  readonly disks?: readonly Disk[];
  /** Describes the missing files of the site. Default: this process serves no site. */
  readonly findMissingFiles?: (() => Promise<readonly string[]>) | undefined;
}

const CHECK_TIMEOUT_MS = 10_000;

export type FaultFinder = () => Promise<readonly Fault[]>;

/** Returns a function that checks everything that the program needs. */
export const createFaultFinder =
  ({ db, storage, disks = [], findMissingFiles }: Sources): FaultFinder =>
  async () => {
    const faults = await Promise.all([
      describeFailure(checkDatabase(db), "database", "Only the site itself works."),
      describeFailure(
        storage.check(),
        "storage",
        "Photos and videos get 503. All other requests work.",
      ),
      ...disks.map(checkDisk),
      checkSite(findMissingFiles),
    ]);
    return faults.filter((fault) => fault !== undefined);
  };

export async function checkDatabase(db: Database): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(gyms)
    .limit(1);
}

const describeFailure = (
  check: Promise<void>,
  kind: FaultKind,
  effect: string,
): Promise<Fault | undefined> =>
  requireAnswer(check).then(
    () => undefined,
    (error: unknown) => ({ kind, reason: getReason(error), effect }),
  );

/** Rejects if the check takes too long, for example because a disk of the network does not answer. */
async function requireAnswer(check: Promise<void>): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("No answer in 10 s")), CHECK_TIMEOUT_MS);
  try {
    await Promise.race([check, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function checkDisk(disk: Disk): Promise<Fault | undefined> {
  const freeBytes = await readFreeBytes(disk);
  if (freeBytes === undefined || freeBytes >= disk.reserveBytes) return undefined;
  return {
    kind: "disk",
    reason: `Only ${Math.floor(freeBytes / 1_048_576)} MB are free in ${disk.folder}`,
    effect:
      freeBytes < disk.changeReserveBytes
        ? "Uploads and changes get 503. Reading, deleting and signing in work."
        : "Uploads get 503. All other requests work.",
  };
}

async function checkSite(findMissingFiles: Sources["findMissingFiles"]) {
  const [reason] = (await findMissingFiles?.()) ?? [];
  return reason === undefined
    ? undefined
    : ({ kind: "site", reason, effect: "No screen opens. The API works." } as const);
}
