import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";

export interface VolumeTarget {
  readonly gym: string;
  readonly circuit: string;
  readonly set: string;
  readonly route: string;
  readonly reset: string;
  readonly user: string;
  readonly activity: string;
  /** The key of a stored file. */
  readonly file: string;
}

/**
 * Inserts `size` rows into each table that the API reads. As far as the table permits, they all belong to one user, one
 * gym, one circuit, one set, one route, one location and one day.
 */
export async function insertVolume(
  db: Database,
  target: VolumeTarget,
  size: number,
): Promise<void> {
  const rows = sql`generate_series(1, ${size}::int) as n`;
  for (const insert of [insertPlaces, insertPeople, insertClimbs, insertOthers]) {
    for (const statement of insert(target, rows)) await db.execute(statement);
  }
  // Otherwise the plans would not fit the size.
  await db.execute(sql`vacuum analyze`);
}

const id = sql`gen_random_uuid()`;

/**
 * Increases, like the ids of the program. Between random ids, a seeded id has 0.6% of them before it. PostgreSQL then
 * sometimes reads all of these to find it, depending on the random sample of `analyze`.
 */
const increasingId = sql`uuidv7()`;

const insertPlaces = ({ gym, circuit, set, route, reset, user }: VolumeTarget, rows: SQL) => [
  sql`insert into gyms (id, name, location, about, layout)
    select ${increasingId}, 'Gym', 'Leeds', '', '{"lines": [], "areas": []}' from ${rows}`,
  sql`insert into circuits (id, gym_id, name, color) select ${increasingId}, ${gym}, 'Green', 'green' from ${rows}`,
  sql`insert into sets (id, circuit_id, date) select ${id}, ${circuit}, now() - interval '1 day' from ${rows}`,
  sql`insert into routes (id, set_id, name, grade, location, style, x, y)
    select ${id}, ${set}, 'G1', '6a', 'Cave', 'Slab', 0, 0 from ${rows}`,
  sql`insert into routes (id, circuit_id, status, name, grade, location, style, x, y)
    select ${id}, ${circuit}, 'draft', 'G1', '6a', 'Cave', 'Slab', 0, 0 from ${rows}`,
  sql`insert into reset_routes (reset_id, route_id) select ${reset}, id from routes where status = 'draft'`,
  sql`insert into resets (id, gym_id, status, created_by, published_at, new_sets)
    select ${id}, ${gym}, 'published', ${user}, now(), '{}' from ${rows}`,
  sql`insert into reset_strips (reset_id, route_id) select ${reset}, id from routes where set_id = ${set}`,
  // Each of the published resets has one route.
  sql`insert into reset_strips (reset_id, route_id) select id, ${route} from resets where status = 'published'`,
  sql`insert into reset_routes (reset_id, route_id)
    select published.id, live.id
    from (select id, row_number() over () as n from resets where status = 'published') as published
    join (select id, row_number() over () as n from routes where set_id = ${set}) as live on live.n = published.n`,
];

/** Inserts users with names that a search finds, and one activity and reaction of each. */
const insertPeople = ({ gym, route, activity }: VolumeTarget, rows: SQL) => [
  sql`insert into users (id, username, email, password_hash)
    select ${id}, 'crowd-' || n, 'crowd-' || n || '@topout.example', '' from ${rows}`,
  sql`insert into activities (id, user_id, gym_id, day, time)
    select ${id}, id, ${gym}, '2026-01-01', '2026-01-01' from users where ${isCrowd}`,
  sql`insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select ${id}, ${route}, user_id, activities.id, true, time
    from activities join users on users.id = user_id where ${isCrowd}`,
  sql`insert into reactions (activity_id, user_id) select ${activity}, id from users where ${isCrowd}`,
];

const isCrowd = sql`username like 'crowd-%'`;

/** Inserts sends of one route and of all routes into the user's activity, and attempts. */
const insertClimbs = ({ route, user, activity }: VolumeTarget, rows: SQL) => [
  sql`insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select ${id}, ${route}, ${user}, ${activity}, true, now() from ${rows}`,
  sql`insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select ${id}, id, ${user}, ${activity}, true, now() from routes where set_id is not null`,
  sql`insert into climbs (id, route_id, user_id, sent, time)
    select ${id}, ${route}, ${user}, false, now() from ${rows}`,
];

const insertOthers = ({ gym, route, user, file }: VolumeTarget, rows: SQL) => [
  sql`insert into projects (user_id, route_id) select ${user}, id from routes where set_id is not null on conflict do nothing`,
  sql`insert into videos (id, route_id, user_id, state, file, thumbnail, time)
    select ${id}, ${route}, ${user}, 'processed', ${file}, ${file}, now() - n * interval '1 ms' from ${rows}`,
  sql`insert into users (id, username, email, password_hash)
    select ${id}, 'blocked-' || n, 'blocked-' || n || '@topout.example', '' from ${rows}`,
  sql`insert into blocks (user_id, blocked_id) select ${user}, id from users where username like 'blocked-%'`,
  sql`insert into votes (user_id, route_id, grade) select id, ${route}, 'fair' from users where ${isCrowd}`,
  sql`insert into notes (id, route_id, gym_id, user_id, kind, time)
    select ${id}, ${route}, ${gym}, ${user}, 'loose_hold', now() from ${rows}`,
  sql`insert into reports (id, type, video_id, owner_id, gym_id)
    select ${id}, 'video', id, user_id, gym_id from videos`,
  sql`insert into report_reasons (id, report_id, reason, counts_for_hiding)
    select ${id}, id, 'private', true from reports`,
  sql`insert into sessions (id, user_id, expires_at) select ${id}, ${user}, now() + interval '1 day' from ${rows}`,
  sql`insert into former_usernames (name, user_id) select 'former-' || n, ${user} from ${rows}`,
  sql`insert into code_scans (code, day, gym_id, scans)
    select 'B' || translate(lpad(n::text, 5, '0'), '01', 'BC'), (now() at time zone 'utc')::date - n % 20, ${gym}, 1 from ${rows}`,
  sql`insert into client_counts (hour, part, release, kind, value, count)
    select date_trunc('hour', now()) - n * interval '1 hour', 'shell', 'thZ8JFs9', 'visits', '', 1 from ${rows}`,
  sql`insert into audit_entries (id, actor_id, action, object_type, object_id, object_name)
    select ${id}, ${user}, 'update', 'route', ${route}, 'G1' from ${rows}`,
];
