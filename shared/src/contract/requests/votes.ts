import * as z from "zod/mini";

import { VoteGrade } from "../vote-grade.ts";
import { TimestampInput } from "./fields.ts";

/** The time decides whether a stripped route still accepts the vote. */
export const Vote = z.object({ grade: VoteGrade, time: z.optional(TimestampInput) });
export type Vote = z.input<typeof Vote>;
