import type { ActivityPage, Route, SentBy } from "@topout/shared/contract";

import { sendJson, TEST_PASSWORD, type TestApi } from "../../../testing/index.ts";

/** Deletes one's own account. */
export const leave = (fetch: TestApi["fetch"], password = TEST_PASSWORD) =>
  fetch("/api/users/me", sendJson("DELETE", { password }));

export const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;

/** What everybody sees of a route and of the feed. */
export const view = async ({ anonymously }: TestApi, route: string) => {
  const [listed] = await json<Route[]>(anonymously("/api/routes/get_all"));
  const sentBy = await json<SentBy>(anonymously(`/api/routes/sent_by/${route}`));
  const feed = await json<ActivityPage>(anonymously("/api/activities/get_paginated"));
  return {
    climb_count: listed?.climb_count,
    sent_by: sentBy.users.map(({ username }) => username),
    num_users: sentBy.num_users,
    feed: feed.data.map(({ username, num_reactions }) => [username, num_reactions]),
    total: feed.meta.total,
  };
};
