import { Username } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { toMembershipRows, toUserRows } from "./rows.ts";
import { planDemoGym } from "./testing/plan-demo-gym.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const noImages = { gyms: new Map(), routes: new Map(), avatars: new Map() };
const gritworks = planDemoGym("Gritworks Leeds", NOW);
const harbour = planDemoGym("Harbour Blocs", NOW);

test("all users have valid usernames, and no two have the same email", () => {
  const users = [...gritworks.users, ...harbour.users];

  expect(users.every(({ username }) => Username.safeParse(username).success)).toBe(true);
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
});

describe("the users of Gritworks Leeds", () => {
  const { users, history } = gritworks;

  test("are thirty climbers, one setter and one admin", () => {
    const accounts = users.flatMap(({ account }) => account ?? []);

    expect(users).toHaveLength(32);
    expect(accounts.toSorted()).toEqual(["admin", "climber", "setter"]);
    expect(toMembershipRows(gritworks)).toEqual([]);
  });

  test("include one with hidden sends and one with a hidden profile", () => {
    const rows = toUserRows(gritworks, noImages, () => "hash");

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

describe("the users of Harbour Blocs", () => {
  test("are a manager and a setter, who have no role in other gyms, and three climbers", () => {
    const rows = toUserRows(harbour, noImages, () => "hash");
    const emails = new Map(rows.map(({ id, email }) => [id, email]));
    const members = toMembershipRows(harbour).map(({ user_id, gym_id, role }) => [
      emails.get(user_id),
      gym_id,
      role,
    ]);

    expect(rows).toHaveLength(5);
    expect(rows.some((row) => row.is_superuser || row.route_setter)).toBe(false);
    expect(members).toEqual([
      ["harbour-manager@topout.example", harbour.id, "manager"],
      ["harbour-setter@topout.example", harbour.id, "setter"],
    ]);
  });

  test("have climbed there", () => {
    const { activities, climbs } = harbour.history;

    expect(activities.length).toBeGreaterThan(0);
    expect(climbs.some(({ sent }) => sent)).toBe(true);
    expect(climbs.every(({ route }) => harbour.routes.includes(route))).toBe(true);
  });
});
