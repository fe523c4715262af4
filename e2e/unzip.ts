import { inflateRawSync } from "node:zlib";

const END_SIGNATURE = 0x06054b50;
const DEFLATED = 8;

/** Returns the text of each file in a small ZIP archive, by the names in its central directory. */
export function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END_SIGNATURE).buffer));
  const files = new Map<string, string>();
  let position = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = archive.readUInt16LE(position + 28);
    const name = archive.toString("utf8", position + 46, position + 46 + nameLength);
    files.set(name, readContent(archive, position));
    const extraLength = archive.readUInt16LE(position + 30);
    position += 46 + nameLength + extraLength + archive.readUInt16LE(position + 32);
  }
  return files;
}

function readContent(archive: Buffer, entry: number): string {
  const size = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const content = archive.subarray(start, start + size);
  const isDeflated = archive.readUInt16LE(entry + 10) === DEFLATED;
  return (isDeflated ? inflateRawSync(content) : content).toString("utf8");
}
