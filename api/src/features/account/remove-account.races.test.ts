import { describe, expect, test } from "vitest";

import { createTestApi, readJson, sortStatuses } from "../../testing/index.ts";
import { deleteAccount, readPublicView } from "./testing/delete-account.ts";

describe("the last admin", () => {
  test("remains when all admins delete their accounts concurrently", async () => {
    const api = await createTestApi();
    const admins = await Promise.all(
      Array.from({ length: 4 }, () => api.signIn({ is_superuser: true })),
    );

    const responses = await Promise.all(admins.map(({ fetch }) => deleteAccount(fetch)));

    expect(sortStatuses(responses)).toEqual([204, 204, 204, 400]);
  });
});

describe("deleting an account", () => {
  test("leaves consistent counts during concurrent requests of the user", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const remainingUser = await api.signIn({ username: "remaining" });
    const { activity } = await api.seed.send({ user: remainingUser.user.id, route: route.id });
    const users = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
    const sendRequests = ({ fetch }: (typeof users)[number]) =>
      [`climbs/me/add_send/${route.id}`, `reactions/${activity}`, `projects/me/${route.id}`].map(
        (path) => fetch(`/api/${path}`, { method: "POST" }),
      );

    const responses = await Promise.all(
      users.flatMap((user) => [
        ...Array.from({ length: 5 }, () => sendRequests(user)).flat(),
        deleteAccount(user.fetch),
        ...Array.from({ length: 5 }, () => sendRequests(user)).flat(),
      ]),
    );

    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].filter((status) => ![201, 204, 401, 404].includes(status))).toEqual([]);
    expect(await readPublicView(api, route.id)).toEqual({
      climb_count: 1,
      sent_by: ["remaining"],
      num_users: 1,
      feed: [["remaining", 0]],
      total: 1,
    });
  });

  test("causes no deadlock between users who bumped each other", async () => {
    const api = await createTestApi();
    const users = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    for (const { user } of users) {
      const { activity } = await api.seed.send({ user: user.id });
      for (const { fetch } of users) {
        await fetch(`/api/reactions/${activity}`, { method: "POST" });
      }
    }

    const responses = await Promise.all(users.map(({ fetch }) => deleteAccount(fetch)));

    expect(responses.map(({ status }) => status)).toEqual(users.map(() => 204));
    expect(await readJson(api.fetchAnonymously("/api/activities/get_paginated"))).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
  });
});
