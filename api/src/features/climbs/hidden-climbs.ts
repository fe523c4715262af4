import { sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { activities, climbs, gyms, hiddenClimbs } from "../../database/schema.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import { updateActivitiesAfterRemovedSends, upsertActivities } from "./day-activity.ts";

/*
 * A route that is a draft again keeps its climbs in `hidden_climbs`. The transactions must have locked the routes with
 * `lockRoutes`.
 *
 * Devices create the ids of climbs. So a climb and a hidden climb can have the same id. A reset then keeps the one that
 * is already there and drops the other. An error would let a climber block the reset.
 */

/** Hides the climbs of the routes. Removes activities that have no sends afterwards. */
export async function hideClimbs(tx: Transaction, routeIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ activity_id: string }>(sql`
    with removed as (
      delete from ${climbs} where ${inIds(climbs.route_id, routeIds)}
      returning id, route_id, user_id, activity_id, sent, time, created_at
    ), hidden as (
      insert into ${hiddenClimbs} (id, route_id, user_id, sent, time, created_at)
      select id, route_id, user_id, sent, time, created_at from removed on conflict do nothing
    )
    select distinct activity_id from removed where activity_id is not null`);
  await updateActivitiesAfterRemovedSends(
    tx,
    rows.map(({ activity_id }) => activity_id),
  );
}

interface HiddenRoutes {
  readonly gym_id: string;
  readonly ids: readonly string[];
}

/**
 * Shows the hidden climbs of the routes again. Their sends join the activities of their days. The transaction must have
 * locked the gym against a new time zone.
 */
export async function showHiddenClimbs(
  tx: Transaction,
  { gym_id, ids }: HiddenRoutes,
): Promise<void> {
  const isHidden = inIds(hiddenClimbs.route_id, ids);
  const day = sql`(time at time zone (select ${gymTimeZone} from ${gyms} where ${gyms.id} = ${gym_id}))::date`;
  const { rows } = await tx.execute<{ user_id: string; day: string; time: string }>(sql`
    select user_id, ${day}::text as day, min(time)::text as time
    from ${hiddenClimbs} where ${isHidden} and sent group by 1, 2`);
  await upsertActivities(
    tx,
    rows.map(({ time, ...send }) => ({ ...send, gym_id, time: new Date(time) })),
  );
  await tx.execute(sql`
    with shown as (
      delete from ${hiddenClimbs} where ${isHidden}
      returning id, route_id, user_id, sent, time, created_at, ${day} as day
    )
    insert into ${climbs} (id, route_id, user_id, activity_id, sent, time, created_at)
    select shown.id, route_id, shown.user_id, ${activities.id}, sent, shown.time, created_at
    from shown left join ${activities} on sent and ${activities.user_id} = shown.user_id
      and ${activities.gym_id} = ${gym_id} and ${activities.day} = shown.day
    on conflict do nothing`);
}
