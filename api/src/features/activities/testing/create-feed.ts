import type { ActivityPage } from "@topout/shared/contract";

import { createTestApi, readJson, type TestApi } from "../../../testing/index.ts";

export const feedPath = "/api/activities/get_paginated";

/** Returns noon on a day of January 2026. */
export const getNoon = (day: number): Date => new Date(Date.UTC(2026, 0, day, 12));

/** Creates a feed with one activity on each of the first `count` days. The default API closes after the test. */
export async function createFeed(count: number, openApi = createTestApi) {
  const api = await openApi();
  const route = await api.seed.route();
  const user = await api.seed.user({ username: "ann" });
  for (let day = 1; day <= count; day++) {
    await api.seed.send({ user: user.id, route: route.id, time: getNoon(day) });
  }
  const getFeed = (query = "", fetch: TestApi["fetch"] = api.fetch) =>
    readJson<ActivityPage>(fetch(`${feedPath}?${query}`));
  return { api, route, user, getFeed };
}
