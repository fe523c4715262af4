import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

import { compress, writeAtomically } from "@topout/api/text-files";

const TEXT_FILE = /\.(css|html|js|json|mjs|svg|txt|webmanifest)$/;

/** Lists the relative paths of all files in a folder and its subfolders. Skips hidden files such as .vite. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("."))
    .toSorted();
}

/** Returns a short hash of the files' names and contents. */
export async function hashFiles(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Copies the files, and writes a brotli version next to each text file. */
export async function copyFiles(from: string, to: string, files: readonly string[]) {
  await Promise.all(files.map((file) => copyCompressed(join(from, file), join(to, file))));
}

async function copyCompressed(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  if (TEXT_FILE.test(to)) await writeAtomically(`${to}.br`, await compress(await readFile(from)));
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

/** Removes the files of earlier builds. */
export async function removeOtherFiles(folder: string, files: readonly string[]) {
  const current = new Set(files.flatMap((file) => [file, `${file}.br`]));
  const others = (await listFiles(folder)).filter((file) => !current.has(file));
  await Promise.all(others.map((file) => rm(join(folder, file))));
}
