import type { Pool } from "pg";

import { TRAVELLER } from "../../fill/traveller-statements.ts";

/** Ids and usernames for the paths of the requests. There are several of each, so that requests read different rows. */
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
    gyms: await read("select id as value from gyms order by id limit 60"),
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
  readonly hasSameRowCount: boolean;
  /** Whether the climber with sends in 500 gyms reads it, instead of an admin with few climbs. */
  readonly isOfTraveller?: boolean;
  /** The limit of the large database. */
  readonly maxMedianMs?: number;
}

/** The highest medians of the large database. */
export interface ReadLimits {
  /** For reads that the feed, the dashboard or a profile waits for. */
  readonly screenMs: number;
  readonly otherMs?: number;
  readonly feedMs: number;
  /** For a page that skips 4,000 entries. */
  readonly page400Ms: number;
  /** For a page that skips 40,000 entries. */
  readonly page4000Ms: number;
  readonly searchMs: number;
}

const pick = (values: readonly string[], n: number) => values[n % values.length] ?? "";

const createRead = (path: ReadRequest["path"], maxMedianMs: number | undefined): ReadRequest => ({
  path,
  hasSameRowCount: true,
  ...(maxMedianMs !== undefined && { maxMedianMs }),
});

const createPageRequest = (page: number) => () =>
  `activities/get_paginated?page=${page}&as_of=${new Date().toISOString()}`;

/** One request for each read endpoint, and those whose work could grow with the gyms of a climber. */
export function createReadRequests(limits: ReadLimits): Readonly<Record<string, ReadRequest>> {
  const createScreenRead = (path: ReadRequest["path"]) => createRead(path, limits.screenMs);
  const createOtherRead = (path: ReadRequest["path"]) => createRead(path, limits.otherMs);
  const createGrowingRead = (path: ReadRequest["path"]) => ({
    ...createOtherRead(path),
    hasSameRowCount: false,
  });
  const createSearchRead = (getText: (n: number) => string): ReadRequest => ({
    path: (n) => `gyms/search?q=${encodeURIComponent(getText(n))}`,
    hasSameRowCount: false,
    maxMedianMs: limits.searchMs,
  });
  /** The traveller has been in fewer gyms in the small database. */
  const createTravellerRead = (path: ReadRequest["path"]): ReadRequest => ({
    ...createRead(path, limits.screenMs),
    hasSameRowCount: false,
    isOfTraveller: true,
  });
  return {
    gyms: createGrowingRead(() => "gyms"),
    "one gym": createScreenRead((n, { gyms }) => `gyms/${pick(gyms, n)}`),
    "gyms by three letters": createSearchRead((n) => `${100 + (n % 90)}`),
    "gyms by a word of all names": createSearchRead(() => "gym"),
    "gyms with a typing error": createSearchRead((n) => `gmy town ${n % 90}`),
    circuits: createScreenRead((n, { gyms }) => `circuits/${pick(gyms, n)}`),
    sets: createScreenRead((n, { gyms }) => `sets/${pick(gyms, n)}`),
    "current routes": createScreenRead(
      (n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}&current=true`,
    ),
    "routes of a gym": createScreenRead((n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}`),
    // No screen waits for this. The screens count the climbs of the user in the browser.
    "routes of a gym, with own counts": createOtherRead(
      (n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}&mine=true`,
    ),
    "routes of a set": createOtherRead((n, { sets }) => `routes/get_all?set_id=${pick(sets, n)}`),
    "routes of all gyms": createGrowingRead(() => "routes/get_all"),
    "senders of a route": createOtherRead((n, { routes }) => `routes/sent_by/${pick(routes, n)}`),
    "dependents of a route": createOtherRead(
      (n, { routes }) => `routes/${pick(routes, n)}/dependents`,
    ),
    "own climbs": createScreenRead(() => "climbs/me"),
    "own projects": createScreenRead(() => "projects/me"),
    "own account": createScreenRead(() => "users/me"),
    "own sessions": createGrowingRead(() => "users/me/sessions"),
    profile: createScreenRead((n, { users }) => `users/get_public/${pick(users, n)}`),
    "climbs of a profile": createScreenRead((n, { users }) => `users/get_climbs/${pick(users, n)}`),
    "stats of a profile": createScreenRead((n, { users }) => `users/get_stats/${pick(users, n)}`),
    "free username": createOtherRead((n) => `users/valid_user_name/free-${n}`),
    feed: createRead(() => "activities/get_paginated", limits.feedMs),
    "feed of a gym": createScreenRead(
      (n, { gyms }) => `activities/get_paginated?gym_id=${pick(gyms, n)}`,
    ),
    "page 3 of the feed": createScreenRead(createPageRequest(3)),
    "page 400 of the feed": createRead(createPageRequest(400), limits.page400Ms),
    // The small database has 600 pages.
    "page 4,000 of the feed": {
      path: createPageRequest(4_000),
      hasSameRowCount: false,
      maxMedianMs: limits.page4000Ms,
    },
    videos: createScreenRead(() => "videos/"),
    "videos of a route": createOtherRead((n, { routes }) => `route_videos/${pick(routes, n)}`),
    "a page of users": createOtherRead((n) => `admin/users/get_all?page=${1 + (n % 8)}`),
    "users by name": createGrowingRead((n) => `admin/users/get_all?page=1&q=climber-1${n % 10}`),
    audit: createOtherRead(() => "admin/audit"),
    "routes of a gym, with a traveller's counts": createTravellerRead(
      (n, { gyms }) => `routes/get_all?gym_id=${pick(gyms, n)}&mine=true`,
    ),
    "last climbs of a traveller": createTravellerRead(
      () => `users/get_climbs/${TRAVELLER}?limit=100`,
    ),
    "projects of a traveller": createTravellerRead(() => "projects/me"),
    "stats of a traveller": createTravellerRead(() => `users/get_stats/${TRAVELLER}`),
    "stats of a traveller in a gym": createTravellerRead(
      (n, { gyms }) => `users/get_stats/${TRAVELLER}?gym_id=${pick(gyms, n)}`,
    ),
    "feed of a traveller": createTravellerRead(() => "activities/get_paginated"),
    releases: createOtherRead(() => "admin/releases"),
    operations: createOtherRead(() => "admin/operations"),
  };
}
