import type { Config } from "../config/config.ts";
import type { Disk } from "../files/disk.ts";

/** The embedded database gets the last quarter of the reserve for itself. */
const CHANGE_RESERVE_SHARE = 0.25;

/** Returns the disks that the program writes to. */
export function getDisks({
  dataDir,
  databaseUrl,
  storage,
  serverLimits: { diskReserveBytes: reserveBytes },
}: Pick<Config, "dataDir" | "databaseUrl" | "storage" | "serverLimits">): readonly Disk[] {
  const isEmbedded = databaseUrl === undefined;
  const changeReserveBytes = isEmbedded ? reserveBytes * CHANGE_RESERVE_SHARE : 0;
  const data: Disk = { name: "data", folder: dataDir, reserveBytes, changeReserveBytes };
  if (storage.kind !== "folder") return [data];
  const { folder } = storage;
  return [data, { name: "storage", folder, reserveBytes, changeReserveBytes: 0 }];
}
