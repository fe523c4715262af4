import { inflateRawSync } from "node:zlib";

const END_SIGNATURE = 0x06054b50;
const DEFLATED = 8;

/**
 * Returns the text of each file in a small ZIP archive, by the names in its central directory. The numbers in the code
 * are field offsets of the ZIP format.
 */
export function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END_SIGNATURE).buffer));
  const files = new Map<string, string>();
  let entryOffset = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = archive.readUInt16LE(entryOffset + 28);
    const name = archive.toString("utf8", entryOffset + 46, entryOffset + 46 + nameLength);
    files.set(name, readContent(archive, entryOffset));
    const extraLength = archive.readUInt16LE(entryOffset + 30);
    entryOffset += 46 + nameLength + extraLength + archive.readUInt16LE(entryOffset + 32);
  }
  return files;
}

function readContent(archive: Buffer, entryOffset: number): string {
  const size = archive.readUInt32LE(entryOffset + 20);
  const localHeaderOffset = archive.readUInt32LE(entryOffset + 42);
  const start =
    localHeaderOffset +
    30 +
    archive.readUInt16LE(localHeaderOffset + 26) +
    archive.readUInt16LE(localHeaderOffset + 28);
  const content = archive.subarray(start, start + size);
  const isDeflated = archive.readUInt16LE(entryOffset + 10) === DEFLATED;
  return (isDeflated ? inflateRawSync(content) : content).toString("utf8");
}
