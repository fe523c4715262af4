import { expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import type { News } from "./get-news.ts";
import { toSeenNews } from "./to-seen-news.ts";

const createNewRoute = (published_at: string) => {
  const gymRoute = createGymRoute();
  return { ...gymRoute, route: { ...gymRoute.route, published_at } };
};
const createProject = (date: string) =>
  createGymRoute({ name: "P1", isProject: true, lastDay: { date, daysLeft: 5 } });

const news: News = {
  since: "2026-11-12T18:00:00.000Z",
  newRoutes: ["2026-11-24T10:00:00.000Z", "2026-11-20T10:00:00.000Z"].map(createNewRoute),
  leavingProjects: [createProject("2026-12-01")],
};

test("closed news is seen up to its last new route, with the announced day of each project", () => {
  expect(toSeenNews(news)).toEqual({
    seen_until: "2026-11-24T10:00:00.000Z",
    seen_leaving: { P1: "2026-12-01" },
  });
  expect(toSeenNews({ ...news, newRoutes: [], leavingProjects: [] })).toEqual({});
});
