import * as z from "zod/mini";

/** How the grade of a route feels to a climber. */
export const VoteGrade = z.enum(["soft", "fair", "hard"]);
export type VoteGrade = z.infer<typeof VoteGrade>;
