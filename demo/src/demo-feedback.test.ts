import { VoteGrade } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import type { GymPlan } from "./demo-plan.ts";
import { planDemoGym } from "./testing/plan-demo-gym.ts";

/** One of them on the day after the current sets can be planned, when they are new. */
const gyms = [
  "2026-11-21T18:30:00.000Z",
  "2027-02-28T03:00:00.000Z",
  "2028-02-29T23:59:00.000Z",
].map((now) => planDemoGym("Gritworks Leeds", new Date(now)));

const countVotes = ({ history, routes }: GymPlan) =>
  routes.map((route) => history.votes.filter((vote) => vote.route === route).length);

describe.each(gyms)("the votes of the demo", (gym) => {
  test("are by climbers of the route, one for each of them", () => {
    const toPair = ({ user, route }: (typeof gym.history.votes)[number]) =>
      `${user.username} ${route.label}`;
    const climbed = new Set(
      gym.history.climbs.map(({ user, route }) => `${user.username} ${route.label}`),
    );
    const pairs = gym.history.votes.map(toPair);

    expect(pairs.filter((pair) => !climbed.has(pair))).toEqual([]);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test("show a spread on some routes and not on others", () => {
    const votes = gym.history.votes.filter(({ route }) => route.label === "Purple:current:1");
    const totals = countVotes(gym);

    expect(
      VoteGrade.options.map((grade) => votes.filter((vote) => vote.grade === grade).length),
    ).toEqual([3, 9, 4]);
    expect(totals.filter((total) => total >= 5).length).toBeGreaterThan(20);
    expect(totals.filter((total) => total > 0 && total < 5).length).toBeGreaterThan(10);
  });
});

describe.each(gyms)("the notes of the demo", ({ notes }) => {
  test("are later than the set of their route", () => {
    for (const { route, time, doneAt } of notes) {
      expect(time > route.set.date).toBe(true);
      expect(doneAt === null || doneAt > time).toBe(true);
    }
  });

  test("are of all kinds, and one is done", () => {
    const open = notes.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);

    expect(new Set(open)).toEqual(new Set(["dangerous", "loose_hold", "fun", "reachy"]));
    expect(notes.length - open.length).toBe(1);
  });
});
