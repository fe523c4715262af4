import { Username } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type DemoPlan, planDemo } from "./demo-plan.ts";
import type { StoredImages } from "./images.ts";
import {
  toActivityRows,
  toCircuitRows,
  toClimbRows,
  toGymRow,
  toProjectRows,
  toReactionRows,
  toRouteRows,
  toSetRows,
  toUserRows,
} from "./rows.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const noImages: StoredImages = { gym: "key", routes: new Map(), avatars: new Map() };

const getRows = (plan: DemoPlan) => ({
  gyms: [toGymRow(plan, noImages)],
  users: toUserRows(plan, noImages, () => "hash"),
  circuits: toCircuitRows(plan),
  sets: toSetRows(plan),
  routes: toRouteRows(plan, noImages),
  activities: toActivityRows(plan),
  climbs: toClimbRows(plan),
  reactions: toReactionRows(plan),
  projects: toProjectRows(plan),
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
    forAllPlans((_plan, { users, circuits, sets, routes, activities, climbs }) => {
      const rows = [users, circuits, sets, routes, activities, climbs].flat();
      const ids = rows.map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  test("contains recent activities at any time of day", () => {
    forAllPlans(({ now, history }) => {
      const recent = history.activities.filter(
        ({ time }) => now.getTime() - time.getTime() < 86_400_000,
      );

      expect(new Set(recent.map(({ user }) => user)).size).toBeGreaterThanOrEqual(4);
    });
  });
});

describe("climbs", () => {
  test("are on routes of a set that is current at the time, by users who have joined", () => {
    forAllPlans(({ history }) => {
      for (const { route, user, time } of history.climbs) {
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
    const { history, routes } = planDemo(NOW);
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
    forAllPlans(({ history }) => {
      for (const { activity, user, time } of history.bumps) {
        expect(user).not.toBe(activity.user);
        expect(time > activity.time).toBe(true);
      }
    });
  });
});

describe("projects", () => {
  test("are current routes without a send", () => {
    forAllPlans(({ history }) => {
      for (const { user, route } of history.projects) {
        const sends = history.climbs.filter(
          (climb) => climb.sent && climb.route === route && climb.user === user,
        );
        expect(route.set.replacedAt).toBeUndefined();
        expect(sends).toEqual([]);
      }
    });
  });
});

describe("users", () => {
  const { users, history } = planDemo(NOW);

  test("are thirty climbers, one setter and one admin, with valid usernames", () => {
    const accounts = users.flatMap(({ account }) => account ?? []);
    expect(users).toHaveLength(32);
    expect(accounts.toSorted()).toEqual(["admin", "climber", "setter"]);
    expect(users.every(({ username }) => Username.safeParse(username).success)).toBe(true);
  });

  test("include one with hidden sends and one with a hidden profile", () => {
    const rows = toUserRows(planDemo(NOW), noImages, () => "hash");

    expect(rows.filter((row) => row.profile_visible && !row.send_visible)).toHaveLength(1);
    expect(rows.filter((row) => !row.profile_visible)).toHaveLength(1);
  });

  test("include the climber account with sends, attempts, projects and bumps", () => {
    const climbs = history.climbs.filter(({ user }) => user.account === "climber");
    const current = climbs.filter(({ route }) => !route.set.replacedAt);
    const sent = new Set(current.filter((climb) => climb.sent).map(({ route }) => route));
    const attempted = new Set(current.map(({ route }) => route)).difference(sent);

    expect(sent.size).toBeGreaterThanOrEqual(20);
    expect(attempted.size).toBeGreaterThanOrEqual(10);
    expect(history.projects.filter(({ user }) => user.account === "climber")).toHaveLength(4);
    expect(history.bumps.some(({ user }) => user.account === "climber")).toBe(true);
  });
});
