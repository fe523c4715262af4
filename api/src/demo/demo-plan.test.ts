import { Username } from "@topout/shared/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type DemoPlan, planDemo } from "./demo-plan.ts";
import type { StoredImages } from "./images.ts";
import {
  activityRows,
  circuitRows,
  climbRows,
  gymRow,
  projectRows,
  reactionRows,
  routeRows,
  setRows,
  userRows,
} from "./rows.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const noPictures: StoredImages = { gym: "key", routes: new Map(), avatars: new Map() };

const rowsOf = (plan: DemoPlan) => ({
  gyms: [gymRow(plan, noPictures)],
  users: userRows(plan, noPictures, () => "hash"),
  circuits: circuitRows(plan),
  sets: setRows(plan),
  routes: routeRows(plan, noPictures),
  activities: activityRows(plan),
  climbs: climbRows(plan),
  reactions: reactionRows(plan),
  projects: projectRows(plan),
});

const timesIn = (rows: readonly object[]) =>
  rows.flatMap((row) => Object.values(row).filter((value) => value instanceof Date));

const anyPlan = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map(planDemo);
const always = (holds: (plan: DemoPlan) => void) =>
  fc.assert(fc.property(anyPlan, holds), { numRuns: 12 });

describe("the demo", () => {
  test("is the same whenever it is planned for the same moment", () => {
    expect(rowsOf(planDemo(NOW))).toEqual(rowsOf(planDemo(NOW)));
  });

  test("has nothing in it that is later than its moment", () => {
    always((plan) => {
      const latest = Math.max(...timesIn(Object.values(rowsOf(plan)).flat()).map(Number));

      expect(latest).toBeLessThanOrEqual(plan.now.getTime());
    });
  });

  test("uses no id twice", () => {
    always((plan) => {
      const rows = rowsOf(plan);
      const ids = [
        ...rows.users,
        ...rows.circuits,
        ...rows.sets,
        ...rows.routes,
        ...rows.activities,
        ...rows.climbs,
      ].map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  test("has somebody who has just climbed, at any hour", () => {
    always(({ now, history }) => {
      const lately = history.activities.filter(
        ({ time }) => now.getTime() - time.getTime() < 86_400_000,
      );

      expect(new Set(lately.map(({ user }) => user)).size).toBeGreaterThanOrEqual(4);
    });
  });
});

describe("the demo's climbs", () => {
  test("are of routes that hang at the time, by users who have joined", () => {
    always(({ history }) => {
      for (const { route, user, time } of history.climbs) {
        expect(time >= route.set.date && time >= user.joined).toBe(true);
        expect(route.set.replacedAt === undefined || time < route.set.replacedAt).toBe(true);
      }
    });
  });

  test("are sends of the day's activity, or attempts of none", () => {
    always((plan) => {
      const activities = new Map(activityRows(plan).map((row) => [row.id, row]));
      for (const climb of climbRows(plan)) {
        const activity = activities.get(climb.activity_id ?? "");
        expect(activity !== undefined).toBe(climb.sent);
        if (!activity) continue;
        expect(activity.user_id).toBe(climb.user_id);
        expect(climb.time.toISOString().startsWith(activity.day)).toBe(true);
      }
    });
  });

  test("make one activity for each climber and day, as old as its first send", () => {
    always((plan) => {
      const rows = activityRows(plan);
      const sends = Map.groupBy(climbRows(plan), ({ activity_id }) => activity_id);
      const firsts = rows.map(({ id }) =>
        Math.min(...(sends.get(id ?? null) ?? []).map(({ time }) => time.getTime())),
      );

      expect(rows.map(({ time }) => time.getTime())).toEqual(firsts);
      expect(new Set(rows.map(({ user_id, day }) => `${user_id} ${day}`)).size).toBe(rows.length);
    });
  });

  test("get rarer the harder a circuit is", () => {
    const { history, routes } = planDemo(NOW);
    const senders = (color: string) => {
      const older = routes.filter(({ set }) => set.replacedAt && set.circuit.color === color);
      const sends = history.climbs.filter(({ sent, route }) => sent && older.includes(route));
      const pairs = new Set(sends.map(({ route, user }) => `${route.id} ${user.id}`));
      return pairs.size / older.length;
    };

    expect(senders("green")).toBeGreaterThan(senders("red"));
    expect(senders("red")).toBeGreaterThan(senders("yellow"));
    expect(senders("yellow")).toBeGreaterThan(senders("black"));
  });
});

describe("the demo's bumps and projects", () => {
  test("come after what they are about, and nobody bumps themselves", () => {
    always(({ history }) => {
      for (const { activity, user, time } of history.bumps) {
        expect(user).not.toBe(activity.user);
        expect(time > activity.time).toBe(true);
      }
    });
  });

  test("are of current routes that are not sent yet", () => {
    always(({ history }) => {
      for (const { user, route } of history.projects) {
        const sends = history.climbs.filter(
          (go) => go.sent && go.route === route && go.user === user,
        );
        expect(route.set.replacedAt).toBeUndefined();
        expect(sends).toEqual([]);
      }
    });
  });
});

describe("the demo's users", () => {
  const { users, history } = planDemo(NOW);

  test("are thirty climbers, a setter and one admin, under names that the API takes", () => {
    expect(users.filter(({ account }) => !account || account === "climber")).toHaveLength(30);
    expect(users.filter(({ account }) => account === "admin")).toHaveLength(1);
    expect(users.every(({ username }) => Username.safeParse(username).success)).toBe(true);
  });

  test("include one who hides their sends and one who hides their profile", () => {
    const rows = userRows(planDemo(NOW), noPictures, () => "hash");

    expect(rows.filter((row) => row.profile_visible && !row.send_visible)).toHaveLength(1);
    expect(rows.filter((row) => !row.profile_visible)).toHaveLength(1);
  });

  test("have a known climber in every state: sent, attempted, untouched, and with projects", () => {
    const mine = history.climbs.filter(({ user }) => user.account === "climber");
    const current = mine.filter(({ route }) => !route.set.replacedAt);
    const sent = new Set(current.filter((go) => go.sent).map(({ route }) => route));
    const tried = new Set(current.map(({ route }) => route)).difference(sent);

    expect([sent.size, tried.size]).toEqual([31, 16]);
    expect(history.projects.filter(({ user }) => user.account === "climber")).toHaveLength(4);
    expect(history.bumps.some(({ user }) => user.account === "climber")).toBe(true);
  });
});
