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
  /** After this time, a check has failed, for example because a disk of the network does not answer. */
  readonly timeoutMs?: number;
}

const CHECK_TIMEOUT_MS = 10_000;

export type FaultFinder = () => Promise<readonly Fault[]>;

/** Returns a function that checks everything that the program needs. */
export const createFaultFinder =
  ({
    db,
    storage,
    disks = [],
    findMissingFiles,
    timeoutMs = CHECK_TIMEOUT_MS,
  }: Sources): FaultFinder =>
  async () => {
    const find = async (check: Promise<Fault | undefined>, kind: FaultKind, effect: string) => {
      try {
        return await withTimeout(check, timeoutMs);
      } catch (error) {
        return { kind, reason: getReason(error), effect };
      }
    };
    const faults = await Promise.all([
      find(checkDatabase(db).then(noFault), "database", "Only the site itself works."),
      find(
        storage.check().then(noFault),
        "storage",
        "Photos and videos get 503. All other requests work.",
      ),
      ...disks.map((disk) => find(checkDisk(disk), "disk", "Uploads and changes can fail.")),
      find(checkSite(findMissingFiles), "site", NO_SITE),
    ]);
    return faults.filter((fault) => fault !== undefined);
  };

const noFault = () => undefined;

export async function checkDatabase(db: Database): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(gyms)
    .limit(1);
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const error = new Error(`No answer in ${timeoutMs / 1_000} s`);
  const timer = setTimeout(() => timeout.reject(error), timeoutMs);
  try {
    return await Promise.race([promise, timeout.promise]);
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

const NO_SITE = "No screen opens. The API works.";

async function checkSite(
  findMissingFiles: Sources["findMissingFiles"],
): Promise<Fault | undefined> {
  const [reason] = (await findMissingFiles?.()) ?? [];
  return reason === undefined ? undefined : { kind: "site", reason, effect: NO_SITE };
}
