import type { VoteGrade } from "@topout/shared/contract";
import fc from "fast-check";

import { ROUTES } from "./server-model.ts";

const DRAFTS = ["first", "second"];
const ACTIVITIES = ["monday", "tuesday"];

export type Tap =
  | { type: "log"; route: string; sent: boolean }
  | { type: "remove" | "restore"; number: number }
  | { type: "project"; route: string }
  | { type: "vote"; route: string; grade: VoteGrade | null }
  | { type: "note"; route: string }
  | { type: "bump"; activity: string }
  | { type: "mark"; routes: readonly string[]; comesDown: boolean }
  | { type: "saveDraft"; id: string; name: string }
  | { type: "removeDraft" | "savePhoto"; id: string }
  | { type: "deleteRoute"; route: string };

/** What happens to one request. `late` requests reach the server after later ones. */
const RESULTS = [
  "delivered",
  "delivered",
  "duplicated",
  "lost",
  "responseLost",
  "failed",
  "late",
  // The server returns errors until it recovers, before or after it stores the operation.
  "serverError",
  "serverErrorAfterStoring",
  "crashBefore",
  "crashAfter",
  "crashLate",
] as const;
export type RequestResult = (typeof RESULTS)[number];

export type Step =
  | { readonly tap: Tap }
  | { readonly result: RequestResult }
  | { readonly deliverLate: true }
  /** The server can store all operations again. */
  | { readonly recover: true }
  /** A second tab replays too. */
  | { readonly openTab: true };

const anyRoute = fc.constantFrom(...ROUTES);
const anyDraft = fc.constantFrom(...DRAFTS);
const anyDraftTap: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({
    type: fc.constant("saveDraft" as const),
    id: anyDraft,
    name: fc.constantFrom("P1", "P2"),
  }),
  fc.record({ type: fc.constantFrom("savePhoto" as const, "removeDraft" as const), id: anyDraft }),
);
const anyVoteTap: fc.Arbitrary<Tap> = fc.record({
  type: fc.constant("vote" as const),
  route: anyRoute,
  grade: fc.constantFrom("soft" as const, "hard" as const, null),
});
const anyTap: fc.Arbitrary<Tap> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("log" as const),
      route: anyRoute,
      sent: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom("remove" as const, "restore" as const),
      number: fc.nat(5),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("project" as const), route: anyRoute }) },
  { weight: 2, arbitrary: anyVoteTap },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("note" as const), route: anyRoute }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("bump" as const),
      activity: fc.constantFrom(...ACTIVITIES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("mark" as const),
      routes: fc.subarray(ROUTES, { minLength: 1 }),
      comesDown: fc.boolean(),
    }),
  },
  { weight: 7, arbitrary: anyDraftTap },
);
const createSteps = (tap: fc.Arbitrary<Tap>): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 10, arbitrary: fc.record({ tap }) },
    { weight: 10, arbitrary: fc.record({ result: fc.constantFrom(...RESULTS) }) },
    { weight: 1, arbitrary: fc.constant({ deliverLate: true } as const) },
    { weight: 1, arbitrary: fc.constant({ recover: true } as const) },
    { weight: 1, arbitrary: fc.constant({ openTab: true } as const) },
  );

/** New routes and their photos alone, so that they meet in most sequences. */
export const anyDraftStep = createSteps(anyDraftTap);
/** Votes alone, so that one replaces another in most sequences. */
export const anyVoteStep = createSteps(anyVoteTap);
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 23, arbitrary: createSteps(anyTap) },
  {
    weight: 1,
    arbitrary: anyRoute.map((route) => ({ tap: { type: "deleteRoute", route } }) as const),
  },
);
