import { chown, mkdir, stat } from "node:fs/promises";
import { dirname, relative, sep } from "node:path";

/**
 * Creates a folder and its parents. Other users can pass through it, because the database may run as another user, but
 * they cannot list it. If root creates it, the owner of the parent folder owns it.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o711 });
  if (first === undefined || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(first));
  const names = relative(first, path).split(sep).filter(Boolean);
  const created = names.map((_, index) => [first, ...names.slice(0, index + 1)].join(sep));
  await Promise.all([first, ...created].map((folder) => chown(folder, uid, gid)));
}
