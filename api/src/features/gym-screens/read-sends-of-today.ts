import type { Gym, GymScreen, ScreenSend } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import { isPublicSender } from "../../queries/visibility.ts";

/** Three rows of the board have space for fewer. */
const MAX_SENDS = 60;

type SendsOfToday = Pick<GymScreen, "date" | "num_sends" | "sends">;

interface SendRow extends Omit<ScreenSend, "climber"> {
  readonly username: string;
  readonly display_name: string | null;
}

/** Reads the sends of today in the time zone of the gym, of climbers whose profile and sends are visible. */
export async function readSendsOfToday(
  db: DatabaseReader,
  gym: Gym,
  viewerId: string | undefined,
): Promise<SendsOfToday> {
  const { rows } = await db.execute<{ date: string; num_sends: number; sends: SendRow[] }>(sql`
    with today as materialized (${selectToday(gym.id)}),
    public_activities as materialized (${selectPublicActivities(gym.id, viewerId)}),
    newest as (${newestSends})
    select date::text as date,
      (
        select coalesce(sum(sends), 0)::int from activity_tallies
        where activity_id in (select id from public_activities)
      ) as num_sends,
      coalesce((${sendsJson}), '[]'::json) as sends
    from today`);
  const [today] = rows;
  if (!today) throw new Error("Gym of the screen not found");
  return { ...today, sends: today.sends.map((send) => toSend(send, gym)) };
}

const selectToday = (gymId: string): SQL => sql`
  select date, date::timestamp at time zone zone as start
  from (
    select (now() at time zone ${gymTimeZone})::date as date, ${gymTimeZone} as zone
    from gyms where id = ${gymId}
  ) as gym`;

/** The time lets PostgreSQL search an index. */
const selectPublicActivities = (gymId: string, viewerId: string | undefined): SQL => sql`
  select activities.id, users.username, users.display_name
  from today
    join activities on activities.gym_id = ${gymId}
      and activities.time >= today.start and activities.day = today.date
    join users on users.id = activities.user_id and ${isPublicSender(viewerId)}`;

const newestSends: SQL = sql`
  select climbs.id, climbs.route_id, climbs.time, username, display_name
  from public_activities join climbs on climbs.activity_id = public_activities.id
  order by climbs.time desc, climbs.id desc limit ${sql.raw(`${MAX_SENDS}`)}`;

const sendsJson: SQL = sql`
  select json_agg(json_build_object(
    'id', newest.id,
    'route_name', routes.name,
    'color', circuits.color,
    'username', newest.username,
    'display_name', newest.display_name
  ) order by newest.time desc, newest.id desc)
  from newest
    join routes on routes.id = newest.route_id
    join circuits on ${isCircuitOfRoute}`;

const toSend = ({ id, route_name, color, ...person }: SendRow, gym: Gym): ScreenSend => ({
  id,
  route_name,
  color,
  climber: gym.screen_names ? getName(person) : null,
});
