import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { Note } from "./notes.ts";
import { VoteGrade } from "./vote-grade.ts";

/** What climbers say about a route, and what the current user has said. */
export const Feedback = z.object({
  /** Null if there are too few votes. */
  votes: z.nullable(z.object({ soft: z.int(), fair: z.int(), hard: z.int() })),
  my_vote: z.nullable(VoteGrade),
  /** Newest first, at most 100. */
  my_notes: z.array(Note),
  /** The attempts and the send of an average first send. */
  tries: z.nullable(z.number()),
  /** The share of first sends without an attempt before. */
  flash_rate: z.nullable(z.number()),
});
export type Feedback = z.infer<typeof Feedback>;

export const feedback = {
  get: endpoint({ method: "GET", path: "/routes/{route_id}/feedback", response: Feedback }),
};
