import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { json, leave, view } from "./testing/delete-account.ts";

describe("the last admin", () => {
  test("is one of those who leave at once", async () => {
    const api = await createTestApi();
    const admins = await Promise.all(
      Array.from({ length: 4 }, () => api.signIn({ is_superuser: true })),
    );

    const answers = await Promise.all(admins.map(({ fetch }) => leave(fetch)));

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([204, 204, 204, 400]);
  });
});

describe("an account that is deleted while it is in use", () => {
  test("leaves counts that equal the rows", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const stays = await api.signIn({ username: "stays" });
    const { activity } = await api.given.send({ user: stays.user.id, route: route.id });
    const leavers = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
    const use = ({ fetch }: (typeof leavers)[number]) =>
      [`climbs/me/add_send/${route.id}`, `reactions/${activity}`, `projects/me/${route.id}`].map(
        (path) => fetch(`/api/${path}`, { method: "POST" }),
      );

    const answers = await Promise.all(
      leavers.flatMap((leaver) => [
        ...Array.from({ length: 5 }, () => use(leaver)).flat(),
        leave(leaver.fetch),
        ...Array.from({ length: 5 }, () => use(leaver)).flat(),
      ]),
    );

    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![201, 204, 401, 404].includes(status))).toEqual([]);
    expect(await view(api, route.id)).toEqual({
      climb_count: 1,
      sent_by: ["stays"],
      num_users: 1,
      feed: [["stays", 0]],
      total: 1,
    });
  });

  test("does not get in the way of another, where each has bumped the other's sends", async () => {
    const api = await createTestApi();
    const climbers = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    for (const { user } of climbers) {
      const { activity } = await api.given.send({ user: user.id });
      for (const { fetch } of climbers) {
        await fetch(`/api/reactions/${activity}`, { method: "POST" });
      }
    }

    const answers = await Promise.all(climbers.map(({ fetch }) => leave(fetch)));

    expect(answers.map(({ status }) => status)).toEqual(climbers.map(() => 204));
    expect(await json(api.anonymously("/api/activities/get_paginated"))).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
  });
});
