import * as z from "zod/mini";

import { Day } from "./fields.ts";

export const CodeQuery = z.object({
  /** Counts a scan of the label. */
  via: z.optional(z.enum(["label"])),
});
export type CodeQuery = z.input<typeof CodeQuery>;

export const ScanQuery = z.object({
  /** The first day. Without it, the last 28 days. */
  since: z.optional(Day),
});
export type ScanQuery = z.input<typeof ScanQuery>;
