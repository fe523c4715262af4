import type { Config } from "../config/config.ts";
import type { LocalFolderOptions } from "../storage/local-folder.ts";
import { checkStorage, openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";

/**
 * Opens the storage in STORAGE_URL or DATA_DIR.
 * @throws {StartupError} if it is not available.
 */
export async function openConfiguredStorage(
  config: Pick<Config, "storage">,
  options: LocalFolderOptions,
): Promise<Storage> {
  const storage = await openStorage(config.storage, options);
  await checkStorage(storage);
  return storage;
}
