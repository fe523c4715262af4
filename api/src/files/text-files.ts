import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

import { getSystemErrorCode } from "../errors/system-error-code.ts";

const brotli = promisify(brotliCompress);

/** Uses the highest quality, because a file is compressed once and sent often. */
export function compress(content: Buffer) {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Returns undefined if the file does not exist. */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((error: unknown) => {
    if (getSystemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  });

/** Writes a text file and its brotli version atomically: a concurrent reader sees the old or the new content. */
export async function writeCompressed(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(`${file}.br`, await compress(Buffer.from(text)));
  await writeAtomically(file, text);
}

export async function writeAtomically(file: string, content: Buffer | string) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
