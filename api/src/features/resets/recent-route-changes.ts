import type { Reset } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";

/** Screens read a draft every few seconds, but not while they are hidden. */
const WINDOW_MINUTES = 15;

/** The newest entries of the gym that are searched, because each screen of a draft repeats the search. */
const MAX_ENTRIES = 500;

/**
 * The latest change of each route that the reset takes down, from the audit. The marks of a deleted route are deleted
 * with it, so all deleted routes, sets and circuits of the gym are included. Others of the gym's team may see them.
 */
export const recentRouteChanges: SQL<Reset["recent_changes"]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', latest.id,
    'object', latest.object_type,
    'route_id', latest.object_id,
    'route_name', latest.object_name,
    'kind', case
      when latest.after is null then 'deleted'
      when latest.after->>'status' = 'stripped' then 'stripped'
      else 'edited'
    end,
    'user', case when latest.actor_id is not null then json_build_object(
      'id', latest.actor_id,
      'username', coalesce(users.username, ''),
      'display_name', users.display_name,
      'has_profile_photo', coalesce(${hasVisibleProfilePhoto}, false)
    ) end
  ) order by latest.time desc, latest.id desc), '[]')
  from (
    select distinct on (changes.object_id) changes.*
    from (
      select id, time, actor_id, object_type, object_id, object_name, before, after
      from audit_entries
      where resets.status = 'draft'
        and audit_entries.gym_id = resets.gym_id
        and audit_entries.time > now() - make_interval(mins => ${sql.raw(`${WINDOW_MINUTES}`)})
      order by audit_entries.time desc, audit_entries.id desc
      limit ${sql.raw(`${MAX_ENTRIES}`)}
    ) as changes
    where changes.before is not null and case
      when changes.object_type in ('set', 'circuit') then changes.after is null
      when changes.object_type <> 'route' then false
      when changes.after is null then changes.before->>'status' <> 'draft'
      else exists (
        select from reset_strips
        where reset_strips.reset_id = resets.id and reset_strips.route_id = changes.object_id
      )
    end
    order by changes.object_id, changes.time desc, changes.id desc
  ) as latest left join users on users.id = latest.actor_id
)`;
