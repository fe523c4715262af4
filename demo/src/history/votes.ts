import type { VoteGrade } from "@topout/shared/contract";

import type { RoutePlan } from "../plan/routes.ts";
import type { UserPlan } from "../plan/users.ts";
import { createRandom } from "../random.ts";
import type { ClimbPlan } from "./climb-plan.ts";

export interface VotePlan {
  readonly user: UserPlan;
  readonly route: RoutePlan;
  readonly grade: VoteGrade;
  readonly time: Date;
}

/** Routes with fixed votes, by label. Fewer if too few users have climbed the route. */
const FIXED_VOTES: ReadonlyMap<string, readonly VoteGrade[]> = new Map([
  [
    "Purple:current:1",
    [
      ...Array.from({ length: 9 }, () => "fair" as const),
      ...Array.from({ length: 4 }, () => "hard" as const),
      ...Array.from({ length: 3 }, () => "soft" as const),
    ],
  ],
]);

/** The only route on whose grade the demo's climber account has voted, by label. */
const ACCOUNT_ROUTE = "Blue:current:4";

/** The share of its climbers who vote on a route, so that routes with few climbers show no spread. */
const VOTE_CHANCE = 0.3;

/** Plans at most one vote of each user on each route, at the time of the last climb. */
export const planVotes = (climbs: readonly ClimbPlan[]): VotePlan[] =>
  [...Map.groupBy(climbs, ({ route }) => route)].flatMap(([route, ofRoute]) => {
    const lastClimbs = [...new Map(ofRoute.map((climb) => [climb.user, climb])).values()];
    const others = lastClimbs.filter((climb) => !isByAccount(climb));
    return [
      ...lastClimbs.filter(isByAccount).flatMap(planAccountVote),
      ...planOtherVotes(route, others),
    ];
  });

const isByAccount = ({ user }: ClimbPlan) => user.account === "climber";

const planAccountVote = (lastClimb: ClimbPlan): VotePlan[] =>
  lastClimb.route.label === ACCOUNT_ROUTE ? [toVote(lastClimb, "soft")] : [];

function planOtherVotes({ label }: RoutePlan, lastClimbs: readonly ClimbPlan[]): VotePlan[] {
  const fixed = FIXED_VOTES.get(label);
  if (fixed) {
    return lastClimbs.flatMap((climb, index) => {
      const grade = fixed[index];
      return grade ? [toVote(climb, grade)] : [];
    });
  }
  const random = createRandom(`votes:${label}`);
  const opinion = random.normal() * 0.4;
  return lastClimbs
    .filter(() => random.chance(VOTE_CHANCE))
    .map((climb) => toVote(climb, getGrade(opinion + random.normal() * 0.7)));
}

const toVote = ({ user, route, time }: ClimbPlan, grade: VoteGrade): VotePlan => ({
  user,
  route,
  grade,
  time,
});

/** An opinion below zero is that the route is easier than its grade. */
const getGrade = (opinion: number): VoteGrade =>
  Math.abs(opinion) < 0.7 ? "fair" : opinion < 0 ? "soft" : "hard";
