import type { Pool } from "pg";

/** What the paths of the requests refer to: some rows of each kind, so that requests read different rows. */
export interface Samples {
  readonly gyms: readonly string[];
  readonly sets: readonly string[];
  readonly routes: readonly string[];
  readonly users: readonly string[];
}

export async function readSamples(pool: Pool): Promise<Samples> {
  const read = async (query: string) =>
    (await pool.query<{ value: string }>(query)).rows.map(({ value }) => value);
  return {
    gyms: await read("select id as value from gyms order by id limit 20"),
    sets: await read("select id as value from sets order by date desc, id limit 20"),
    routes: await read(
      "select routes.id as value from routes join sets on sets.id = set_id order by date desc, routes.id limit 60",
    ),
    users: await read(
      "select username as value from users where profile_visible and send_visible and username like 'climber%' order by id limit 60",
    ),
  };
}

export interface ReadRequest {
  readonly path: (n: number, samples: Samples) => string;
  /** Whether both scales return the same number of rows. */
  readonly hasSameRows: boolean;
  /** Whether the feed, the dashboard or a profile waits for it. */
  readonly isOnScreen: boolean;
}

const pick = (values: readonly string[], n: number) => values[n % values.length] ?? "";

const screen = (path: ReadRequest["path"]): ReadRequest => ({
  path,
  hasSameRows: true,
  isOnScreen: true,
});
const other = (path: ReadRequest["path"]): ReadRequest => ({
  path,
  hasSameRows: true,
  isOnScreen: false,
});
const growing = (path: ReadRequest["path"]): ReadRequest => ({
  path,
  hasSameRows: false,
  isOnScreen: false,
});

/** The requests of every endpoint that reads. The user is an admin who has logged climbs. */
export const readRequests: Readonly<Record<string, ReadRequest>> = {
  gyms: growing(() => "gyms"),
  circuits: screen((n, { gyms }) => `circuits/${pick(gyms, n)}`),
  sets: screen((n, { gyms }) => `sets/${pick(gyms, n)}`),
  "current routes": screen((n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}&current=true`),
  "routes of a gym": screen((n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}`),
  // The screens count the climbs of the user themselves.
  "routes of a gym, with own counts": other(
    (n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}&mine=true`,
  ),
  "routes of a set": other((n, { sets }) => `routes/get_all?set_id=${pick(sets, n)}`),
  "routes of all gyms": growing(() => "routes/get_all"),
  "senders of a route": other((n, { routes }) => `routes/sent_by/${pick(routes, n)}`),
  "dependents of a route": other((n, { routes }) => `routes/${pick(routes, n)}/dependents`),
  "own climbs": screen(() => "climbs/me"),
  "own projects": screen(() => "projects/me"),
  "own account": screen(() => "users/me"),
  "own sessions": growing(() => "users/me/sessions"),
  profile: screen((n, { users }) => `users/get_public/${pick(users, n)}`),
  "climbs of a profile": screen((n, { users }) => `users/get_climbs/${pick(users, n)}`),
  "stats of a profile": screen((n, { users }) => `users/get_stats/${pick(users, n)}`),
  "free username": other((n) => `users/valid_user_name/free-${n}`),
  feed: screen(() => "activities/get_paginated"),
  "feed of a gym": screen((n, { gyms }) => `activities/get_paginated?gym_id=${pick(gyms, n)}`),
  "page 3 of the feed": screen(
    () => `activities/get_paginated?page=3&as_of=${new Date().toISOString()}`,
  ),
  "page 400 of the feed": screen(
    () => `activities/get_paginated?page=400&as_of=${new Date().toISOString()}`,
  ),
  videos: screen(() => "videos/"),
  "videos of a route": other((n, { routes }) => `route_videos/${pick(routes, n)}`),
  "a page of users": other((n) => `admin/users/get_all?page=${1 + (n % 8)}`),
  "users by name": growing((n) => `admin/users/get_all?page=1&q=climber-1${n % 10}`),
  audit: other(() => "admin/audit"),
  releases: other(() => "admin/releases"),
};
