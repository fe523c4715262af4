/** Votes and notes. They have a separate entry because the first screen does not need them. */
export { applyToFeedback } from "./apply-to-feedback.ts";
export { createNote, createVote } from "./create-operations.ts";
export { feedbackQueries, useFeedback } from "./feedback-queries.ts";
