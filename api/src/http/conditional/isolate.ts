/**
 * Copies bytes into memory of their own. Node allocates small buffers, and the output of zlib, from larger blocks, so one
 * stored buffer would keep a block of up to 64 KiB.
 */
export function isolate(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
