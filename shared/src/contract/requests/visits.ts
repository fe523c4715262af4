import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { MAX_SEEN_LEAVING } from "../max-seen-leaving.ts";
import { Day, TimestampInput } from "./fields.ts";

/** What the user has seen of the news of a gym, so that no device shows it again. */
export const SeenNews = z.object({
  /** The routes that were new at this time. */
  seen_until: z.optional(TimestampInput),
  /** The projects that leave, with the announced day by route id. */
  seen_leaving: z.optional(
    z
      .record(Id, Day)
      .check(z.refine((days) => Object.keys(days).length <= MAX_SEEN_LEAVING, "Too many routes")),
  ),
});
export type SeenNews = z.input<typeof SeenNews>;
