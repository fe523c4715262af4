import type { ActivityPage, Route, SentBy } from "@topout/shared/contract";

import {
  readJson,
  createJsonRequest,
  TEST_PASSWORD,
  type TestApi,
} from "../../../testing/index.ts";

export const deleteAccount = (fetch: TestApi["fetch"], password = TEST_PASSWORD) =>
  fetch("/api/users/me", createJsonRequest("DELETE", { password }));

/** Reads a route and the feed as a visitor. */
export const readPublicView = async ({ fetchAnonymously }: TestApi, routeId: string) => {
  const [listedRoute] = await readJson<Route[]>(fetchAnonymously("/api/routes/get_all"));
  const sentBy = await readJson<SentBy>(fetchAnonymously(`/api/routes/sent_by/${routeId}`));
  const feed = await readJson<ActivityPage>(fetchAnonymously("/api/activities/get_paginated"));
  return {
    climb_count: listedRoute?.climb_count,
    sent_by: sentBy.users.map(({ username }) => username),
    num_users: sentBy.num_users,
    feed: feed.data.map(({ username, num_reactions }) => [username, num_reactions]),
    total: feed.meta.total,
  };
};
