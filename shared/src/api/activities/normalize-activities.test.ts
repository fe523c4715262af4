import { activities } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { normalizeActivityPage } from "./normalize-activities.ts";

const createId = (n: number) => `0192f0c1-7a00-7000-8000-00000000000${n}`;

const createRoute = (n: number, color: string) => ({
  id: createId(n),
  name: `P${n}`,
  grade: "V2",
  location: "Cave",
  style: "Slab",
  color,
  x: 0,
  y: 0,
  set_id: createId(4),
  gym_id: createId(5),
  circuit_id: createId(color === "green" ? 6 : 7),
  has_image: false,
  climb_count: 1,
  user_sends: 0,
  user_attempts: 0,
  version: 1,
});

const atMinute = (minute: number) => `2026-01-05T10:0${minute}:00.000Z`;

const createPage = (activity: object) => ({
  data: [
    {
      id: createId(1),
      user: createId(2),
      username: "ann",
      has_profile_photo: false,
      gym_id: createId(5),
      time: atMinute(1),
      reactions: [],
      num_reactions: 0,
      ...activity,
    },
  ],
  meta: { page: 1, total: 1, totalPages: 1, as_of: atMinute(9) },
});

describe("normalizeActivityPage", () => {
  test("counts the sends that an older server lists", () => {
    const pink = createRoute(8, "pink");
    const green = createRoute(9, "green");
    const page = createPage({
      climbs: [
        { route: pink, time: atMinute(1) },
        { route: green, time: atMinute(2) },
        { route: pink, time: atMinute(3) },
      ],
    });

    const [activity] = activities.page.response.parse(normalizeActivityPage(page)).data;

    expect(activity).toMatchObject({
      climbs: [
        { route: pink, time: atMinute(3), sends: 2 },
        { route: green, time: atMinute(2), sends: 1 },
      ],
      num_sends: 3,
      tallies: [
        { circuit_id: createId(6), name: "Green", color: "green", sends: 1 },
        { circuit_id: createId(7), name: "Pink", color: "pink", sends: 2 },
      ],
    });
  });

  test("does not change the page of a current server", () => {
    const page = createPage({ climbs: [], num_sends: 900, tallies: [] });

    expect(normalizeActivityPage(page)).toEqual(page);
  });

  test("does not make an invalid body valid", () => {
    for (const body of [null, {}, { data: 7 }, { data: [null] }, createPage({ climbs: [null] })]) {
      expect(activities.page.response.safeParse(normalizeActivityPage(body)).success).toBe(false);
    }
  });
});
