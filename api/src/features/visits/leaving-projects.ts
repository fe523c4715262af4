import { sql } from "drizzle-orm";

import { projects, routes } from "../../database/schema.ts";

/** A user has at most this many projects. */
export const MAX_DAYS = 1_000;

interface LeavingProjects {
  readonly userId: string;
  readonly gymId: string;
  readonly oldestDay: string;
}

/** The announced days of the user's projects in the gym, by route id. */
export const selectLeavingProjects = ({ userId, gymId, oldestDay }: LeavingProjects) => sql`(
  select coalesce(jsonb_object_agg(id, leaves_on), '{}') from (
    select ${routes.id}, ${routes.leaves_on} from ${projects}
    join ${routes} on ${routes.id} = ${projects.route_id}
    where ${projects.user_id} = ${userId} and ${routes.gym_id} = ${gymId}
      and ${routes.status} = 'live' and ${routes.leaves_on} >= ${oldestDay}
    order by ${routes.leaves_on} desc, ${routes.id} limit ${MAX_DAYS}
  ) as days
)`;
