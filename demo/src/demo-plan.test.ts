import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type DemoPlan, planDemo } from "./demo-plan.ts";
import { toNoteRows, toVoteRows } from "./feedback-rows.ts";
import type { StoredImages } from "./images.ts";
import {
  toActivityRows,
  toCircuitRows,
  toClimbRows,
  toGymRow,
  toMembershipRows,
  toProjectRows,
  toReactionRows,
  toReportDecisionRows,
  toReportReasonRows,
  toReportRows,
  toRouteRows,
  toSetRows,
  toUserRows,
} from "./rows.ts";
import { planDemoGym } from "./testing/plan-demo-gym.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const noImages: StoredImages = { gyms: new Map(), routes: new Map(), avatars: new Map() };

const getRows = ({ gyms }: DemoPlan) => ({
  gyms: gyms.map((gym) => toGymRow(gym, noImages)),
  users: gyms.flatMap((gym) => toUserRows(gym, noImages, () => "hash")),
  memberships: gyms.flatMap(toMembershipRows),
  circuits: gyms.flatMap(toCircuitRows),
  sets: gyms.flatMap(toSetRows),
  routes: gyms.flatMap((gym) => toRouteRows(gym, noImages)),
  activities: gyms.flatMap(toActivityRows),
  climbs: gyms.flatMap(toClimbRows),
  reactions: gyms.flatMap(toReactionRows),
  projects: gyms.flatMap(toProjectRows),
  votes: gyms.flatMap(toVoteRows),
  notes: gyms.flatMap(toNoteRows),
  reports: gyms.flatMap(toReportRows),
  reasons: gyms.flatMap(toReportReasonRows),
  decisions: gyms.flatMap(toReportDecisionRows),
});

/** What users have done in all gyms. */
const getHistory = ({ gyms }: DemoPlan) => ({
  activities: gyms.flatMap(({ history }) => history.activities),
  climbs: gyms.flatMap(({ history }) => history.climbs),
  bumps: gyms.flatMap(({ history }) => history.bumps),
  projects: gyms.flatMap(({ history }) => history.projects),
});

const getTimes = (rows: readonly object[]) =>
  rows.flatMap((row) => Object.values(row).filter((value) => value instanceof Date));

const anyTime = fc.date({
  min: new Date("2024-01-01"),
  max: new Date("2040-01-01"),
  noInvalidDate: true,
});
/** The plans of random times. Planning takes longer than the checks, so the tests share the plans. */
const examples = fc.sample(anyTime, 12).map((now) => {
  const plan = planDemo(now);
  return { plan, rows: getRows(plan) };
});

function forAllPlans(check: (plan: DemoPlan, rows: ReturnType<typeof getRows>) => void) {
  for (const { plan, rows } of examples) {
    try {
      check(plan, rows);
    } catch (cause) {
      throw new Error(`The plan of ${plan.now.toISOString()} is wrong`, { cause });
    }
  }
}

describe("planDemo", () => {
  test("returns the same rows for the same time", () => {
    expect(getRows(planDemo(NOW))).toEqual(getRows(planDemo(NOW)));
  });

  test("contains no future times", () => {
    forAllPlans((plan, rows) => {
      const latest = Math.max(...getTimes(Object.values(rows).flat()).map(Number));

      expect(latest).toBeLessThanOrEqual(plan.now.getTime());
    });
  });

  test("uses unique ids", () => {
    forAllPlans((_plan, { gyms, users, circuits, sets, routes, activities, climbs, ...rest }) => {
      const { notes, reports, reasons, decisions } = rest;
      const content = [gyms, users, circuits, sets, routes, activities, climbs];
      const ids = [...content, notes, reports, reasons, decisions].flat().map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  test("contains recent activities at any time of day", () => {
    forAllPlans((plan) => {
      const recent = getHistory(plan).activities.filter(
        ({ time }) => plan.now.getTime() - time.getTime() < 86_400_000,
      );

      expect(new Set(recent.map(({ user }) => user)).size).toBeGreaterThanOrEqual(4);
    });
  });
});

describe("climbs", () => {
  test("are on routes of a set that is current at the time, by users who have joined", () => {
    forAllPlans((plan) => {
      for (const { route, user, time } of getHistory(plan).climbs) {
        expect(time >= route.set.date && time >= user.joined).toBe(true);
        expect(route.set.replacedAt === undefined || time < route.set.replacedAt).toBe(true);
      }
    });
  });

  test("have an activity if they are sends, and none if they are attempts", () => {
    forAllPlans((_plan, rows) => {
      const activities = new Map(rows.activities.map((row) => [row.id, row]));
      for (const climb of rows.climbs) {
        const activity = activities.get(climb.activity_id ?? "");
        expect(activity !== undefined).toBe(climb.sent);
        if (!activity) continue;
        expect(activity.user_id).toBe(climb.user_id);
        expect(climb.time.toISOString().startsWith(activity.day)).toBe(true);
      }
    });
  });

  test("have one activity per user and day, with the time of the first send", () => {
    forAllPlans((_plan, { activities, climbs }) => {
      const sends = Map.groupBy(climbs, ({ activity_id }) => activity_id);
      const firstSendTimes = activities.map(({ id }) =>
        Math.min(...(sends.get(id ?? null) ?? []).map(({ time }) => time.getTime())),
      );

      expect(activities.map(({ time }) => time.getTime())).toEqual(firstSendTimes);
      const days = new Set(activities.map(({ user_id, day }) => `${user_id} ${day}`));
      expect(days.size).toBe(activities.length);
    });
  });

  test("have fewer sends in harder circuits", () => {
    const { history, routes } = planDemoGym("Gritworks Leeds", NOW);
    const getSendersPerRoute = (color: string) => {
      const older = routes.filter(({ set }) => set.replacedAt && set.circuit.color === color);
      const sends = history.climbs.filter(({ sent, route }) => sent && older.includes(route));
      const pairs = new Set(sends.map(({ route, user }) => `${route.id} ${user.id}`));
      return pairs.size / older.length;
    };

    expect(getSendersPerRoute("green")).toBeGreaterThan(getSendersPerRoute("red"));
    expect(getSendersPerRoute("red")).toBeGreaterThan(getSendersPerRoute("yellow"));
    expect(getSendersPerRoute("yellow")).toBeGreaterThan(getSendersPerRoute("black"));
  });
});

describe("bumps", () => {
  test("are later than the activity, and by other users", () => {
    forAllPlans((plan) => {
      for (const { activity, user, time } of getHistory(plan).bumps) {
        expect(user).not.toBe(activity.user);
        expect(time > activity.time).toBe(true);
      }
    });
  });
});

describe("projects", () => {
  test("are current routes without a send", () => {
    forAllPlans((plan) => {
      const { climbs, projects } = getHistory(plan);
      for (const { user, route } of projects) {
        const sends = climbs.filter(
          (climb) => climb.sent && climb.route === route && climb.user === user,
        );
        expect(route.set.replacedAt).toBeUndefined();
        expect(sends).toEqual([]);
      }
    });
  });
});
