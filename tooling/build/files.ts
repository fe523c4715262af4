import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);

/** The files below a folder, by their paths in it; what a build keeps for itself (.vite) is left out. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("."))
    .toSorted();
}

/** What these files are, in one short name: another byte or another file name, another hash. */
export async function hashFiles(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Copies the files and lays a brotli sibling beside each that is text. */
export async function copyFiles(from: string, to: string, files: readonly string[]) {
  await Promise.all(files.map((file) => placeFile(join(from, file), join(to, file))));
}

async function placeFile(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  if (TEXT.test(to)) await writeAtomically(`${to}.br`, await compress(await readFile(from)));
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

/** As the server sends it: the smallest that brotli can do, since it is done once. */
export function compress(content: Buffer) {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Writes a text and its brotli sibling so that a reader sees the old one or the new one, never a part. */
export async function writeCompressed(file: string, text: string) {
  await writeAtomically(`${file}.br`, await compress(Buffer.from(text)));
  await writeAtomically(file, text);
}

async function writeAtomically(file: string, content: Buffer | string) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Removes what an earlier build placed here and this one did not. */
export async function removeOtherFiles(folder: string, files: readonly string[]) {
  const wanted = new Set(files.flatMap((file) => [file, `${file}.br`]));
  const others = (await listFiles(folder)).filter((file) => !wanted.has(file));
  await Promise.all(others.map((file) => rm(join(folder, file))));
}
