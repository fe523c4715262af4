import type { Activity, ActivityPage, Route } from "@topout/shared/contract";
import { expect } from "vitest";

import { activities, climbs, projects, reactions } from "../database/schema.ts";
import type { TestApi } from "./index.ts";

export const readRows = async ({ db }: TestApi) => ({
  climbs: await db.select().from(climbs),
  activities: await db.select().from(activities),
  projects: await db.select().from(projects),
  reactions: await db.select().from(reactions),
});
export type Rows = Awaited<ReturnType<typeof readRows>>;

/** Expects that the feed of a process has the counts of the rows. */
export async function expectFeedCounts(server: string, rows: Rows): Promise<void> {
  const feedActivities: Activity[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page++) {
    const response = await fetch(
      `${server}/api/activities/get_paginated?page=${page}&page_size=50`,
    );
    const { data, meta } = (await response.json()) as ActivityPage;
    feedActivities.push(...data);
    pages = meta.totalPages;
  }
  const sends = Map.groupBy(rows.climbs, ({ activity_id }) => activity_id);
  const bumps = Map.groupBy(rows.reactions, ({ activity_id }) => activity_id);

  const counts = feedActivities.map(({ id, num_sends, num_reactions }) => [
    id,
    num_sends,
    num_reactions,
  ]);
  expect(new Set(counts.map(String))).toEqual(
    new Set(
      rows.activities.map(({ id }) =>
        String([id, sends.get(id)?.length ?? 0, bumps.get(id)?.length ?? 0]),
      ),
    ),
  );
}

/** Polls, because the other process receives the notification of the last send with a delay. */
export const expectRouteCounts = (server: string, rows: Rows) =>
  expect
    .poll(() => readRouteCounts(`${server}/api/routes/get_all`, ({ climb_count }) => climb_count), {
      timeout: 10_000,
    })
    .toEqual(countByRoute(rows.climbs.filter(({ sent }) => sent)));

/** Reads a count of each route through the API. Routes with a count of 0 are omitted, as in `countByRoute`. */
export async function readRouteCounts(
  url: string,
  getCount: (route: Route) => number,
  token?: string,
) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const routes = (await (await fetch(url, { headers })).json()) as Route[];
  return new Map(
    routes.flatMap((route) => (getCount(route) > 0 ? [[route.id, getCount(route)] as const] : [])),
  );
}

export const countByRoute = (climbRows: Rows["climbs"]) =>
  new Map(
    [...Map.groupBy(climbRows, ({ route_id }) => route_id)].map(([id, rows]) => [id, rows.length]),
  );
