import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Returns the sum of the sizes of all files in the folder. */
export async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let sum = 0;
  for (const { parentPath, name } of files) sum += (await lstat(join(parentPath, name))).size;
  return sum;
}
