import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { TimestampInput } from "./fields.ts";

/** The client sets the id and the time, so that it can repeat the request. */
export const ClimbLog = z.object({ id: z.optional(Id), time: z.optional(TimestampInput) });
export type ClimbLog = z.input<typeof ClimbLog>;

export const ClimbFilter = z.object({ since: z.optional(TimestampInput) });
export type ClimbFilter = z.input<typeof ClimbFilter>;
