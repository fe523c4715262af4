import type { Feedback, VoteGrade } from "@topout/shared/contract";
import { MIN_SHOWN_VOTES } from "@topout/shared/domain";
import type { NewNote, Operation } from "@topout/shared/platform";

/** Applies operations to the feedback on a route. An operation that is already applied changes nothing. */
export const applyToFeedback = (
  feedback: Feedback,
  routeId: string,
  operations: readonly Operation[],
): Feedback =>
  operations.reduce((current, operation) => {
    if (operation.type === "vote" && operation.vote.routeId === routeId) {
      return withVote(current, operation.vote.grade);
    }
    if (operation.type === "tellSetters" && operation.note.routeId === routeId) {
      return withNote(current, operation.note);
    }
    return current;
  }, feedback);

function withVote(feedback: Feedback, grade: VoteGrade | null): Feedback {
  const { votes, my_vote } = feedback;
  if (grade === my_vote) return feedback;
  return { ...feedback, my_vote: grade, votes: votes && moveVote(votes, my_vote, grade) };
}

type Votes = NonNullable<Feedback["votes"]>;

function moveVote(votes: Votes, from: VoteGrade | null, to: VoteGrade | null): Votes | null {
  const moved = { ...votes };
  if (from) moved[from] -= 1;
  if (to) moved[to] += 1;
  return moved.soft + moved.fair + moved.hard < MIN_SHOWN_VOTES ? null : moved;
}

function withNote(feedback: Feedback, { id, routeId, kind, text, time }: NewNote): Feedback {
  const { my_notes } = feedback;
  if (my_notes.some((note) => note.id === id)) return feedback;
  const note = { id, route: routeId, kind, text, time, done_at: null };
  return { ...feedback, my_notes: [note, ...my_notes] };
}
