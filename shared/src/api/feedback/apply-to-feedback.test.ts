import type { Feedback, VoteGrade } from "@topout/shared/contract";
import type { Operation } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import { applyToFeedback } from "./apply-to-feedback.ts";

const TIME = "2026-11-24T18:00:00.000Z";
const feedback: Feedback = {
  votes: { soft: 1, fair: 2, hard: 2 },
  my_vote: "fair",
  my_notes: [],
  tries: null,
  flash_rate: null,
};
const vote = (grade: VoteGrade | null, routeId = "p1"): Operation => ({
  type: "vote",
  vote: { routeId, grade, time: TIME },
});
const note: Operation = {
  type: "tellSetters",
  note: { id: "n1", routeId: "p1", kind: "fun", text: null, time: TIME },
};

describe("applyToFeedback", () => {
  test("moves the own vote in the spread", () => {
    const changed = applyToFeedback(feedback, "p1", [vote("soft")]);

    expect(changed).toEqual({
      ...feedback,
      my_vote: "soft",
      votes: { soft: 2, fair: 1, hard: 2 },
    });
    expect(applyToFeedback(changed, "p1", [vote("soft")])).toBe(changed);
  });

  test("hides the spread below 5 votes", () => {
    expect(applyToFeedback(feedback, "p1", [vote(null)])).toEqual({
      ...feedback,
      my_vote: null,
      votes: null,
    });
  });

  test("does not guess a spread that the server does not show", () => {
    const hidden = { ...feedback, votes: null, my_vote: null };

    expect(applyToFeedback(hidden, "p1", [vote("hard")])).toEqual({ ...hidden, my_vote: "hard" });
  });

  test("adds a note once", () => {
    const changed = applyToFeedback(feedback, "p1", [note, note]);

    expect(changed.my_notes).toEqual([
      { id: "n1", route: "p1", kind: "fun", text: null, time: TIME, done_at: null },
    ]);
  });

  test("ignores other routes", () => {
    expect(applyToFeedback(feedback, "p2", [vote("soft"), note])).toBe(feedback);
  });
});
