import { chown, mkdir, stat } from "node:fs/promises";
import { dirname, relative, sep } from "node:path";

/**
 * Makes a folder and those above it. Others may pass through it, for the database may run as another user, but see
 * nothing by that. Made by root in somebody's folder, it is theirs.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o711 });
  if (first === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(first));
  const steps = relative(first, path).split(sep).filter(Boolean);
  const made = steps.map((_, index) => [first, ...steps.slice(0, index + 1)].join(sep));
  await Promise.all([first, ...made].map((folder) => chown(folder, uid, gid)));
}
