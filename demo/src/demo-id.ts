import { v7 } from "uuid";

import { createRandom } from "./random.ts";

/** Returns a UUIDv7 that depends only on the label and the time, so that the same plan always has the same ids. */
export function createDemoId(label: string, time: Date): string {
  const random = createRandom(`id:${label}`);
  const bytes = Uint8Array.from({ length: 16 }, () => random.integer(0, 255));
  return v7({ msecs: time.getTime(), random: bytes, seq: random.integer(0, 0x7fff_ffff) });
}
