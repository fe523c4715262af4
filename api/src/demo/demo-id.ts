import { v7 } from "uuid";

import { randomFor } from "./random.ts";

/** A UUIDv7 of that moment which is the same at every seeding: nobody's id depends on what else is in the demo. */
export function demoId(label: string, time: Date): string {
  const random = randomFor(`id:${label}`);
  const bytes = Uint8Array.from({ length: 16 }, () => random.whole(0, 255));
  return v7({ msecs: time.getTime(), random: bytes, seq: random.whole(0, 0x7fff_ffff) });
}
