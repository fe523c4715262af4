import type { ActivityPage } from "@topout/shared/contract";

import { createTestApi, type TestApi } from "../../../testing/index.ts";

export const feedPath = "/api/activities/get_paginated";
export const readFeedPage = async (response: Promise<Response>) =>
  (await (await response).json()) as ActivityPage;
export const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12));

/** `count` entries, the newest of the last day. */
export async function createFeed(count: number) {
  const api = await createTestApi();
  const route = await api.given.route();
  const user = await api.given.user({ username: "ann" });
  for (let n = 1; n <= count; n++) {
    await api.given.send({ user: user.id, route: route.id, time: day(n) });
  }
  const ask = (query = "", fetch: TestApi["fetch"] = api.fetch) =>
    readFeedPage(fetch(`${feedPath}?${query}`));
  return { api, route, user, ask };
}
