import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { plainText, positiveIntParam, TimestampInput } from "./fields.ts";

export const ArchiveQuery = z.object({
  /** A part of the name. */
  q: z.optional(plainText(40)),
  circuit_id: z.optional(Id),
  /** The name of an area. */
  area: z.optional(plainText(100)),
  /** The id of the user who set the route. */
  setter: z.optional(Id),
  /** The stripping was at this time or later. */
  since: z.optional(TimestampInput),
  /** The stripping was at this time or earlier. */
  until: z.optional(TimestampInput),
  page: z.optional(positiveIntParam(1_000_000)),
});
export type ArchiveQuery = z.input<typeof ArchiveQuery>;
