/**
 * Returns whether the browser can read the file, which the user can move, change or delete. Reads the first and the last
 * byte, because the file can also become shorter.
 */
export async function isReadable(file: Blob): Promise<boolean> {
  if (file.size === 0) return true;
  try {
    const ends = [file.slice(0, 1), file.slice(file.size - 1, file.size)];
    const bytes = await Promise.all(ends.map((end) => end.arrayBuffer()));
    return bytes.every(({ byteLength }) => byteLength === 1);
  } catch {
    return false;
  }
}
