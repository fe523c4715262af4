import { statfs } from "node:fs/promises";

/** A folder whose disk can get full. */
export interface Disk {
  readonly name: "data" | "storage";
  readonly folder: string;
  /** The space that uploads leave free. */
  readonly reserveBytes: number;
  /** Below this, changes are rejected too, because the embedded database stops when it cannot write. 0: never. */
  readonly changeReserveBytes: number;
}

/** Returns undefined if the folder is missing. */
export async function readFreeBytes({ folder }: Pick<Disk, "folder">): Promise<number | undefined> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats && stats.bavail * stats.bsize;
}
